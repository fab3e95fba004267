import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { IN_COLUMNS, NARROW, STACKED } from '../../ui/StackingTable/StackingTable.css';

/** A stacked row: name over kind, and all that it leads to in one flow of text. */
export const row = style({
  '@container': { [STACKED]: { selectors: { 'tr&': { display: 'block', paddingBlock: theme.spacing(3) } } } },
});
const inRow = (selector: string, rule: object) =>
  globalStyle(`${row} > ${selector}`, { '@container': { [STACKED]: rule } });
// In columns, values stand in the middle of their row.
globalStyle(`${row} > *`, {
  '@container': { [IN_COLUMNS]: { paddingBlock: theme.spacing(3.5), verticalAlign: 'middle' } },
});
// As high as its motif.
inRow('th', { minHeight: theme.size.sm, paddingTop: 0 });
inRow('th > span', { minHeight: theme.size.sm });
inRow('td', { display: 'inline', padding: 0, fontSize: theme.typography.body2.fontSize });
inRow('td::before', { content: 'attr(data-label) " " / ""' });
inRow('th + td::before', { content: 'none' });
inRow('td:not(:last-child)', { marginRight: theme.spacing(4), whiteSpace: 'nowrap' });
// In large type a phone's row is narrower than a certificate's name.
globalStyle(`${row} > td:not(:last-child)`, { '@container': { [NARROW]: { whiteSpace: 'normal' } } });
inRow('td:empty', { display: 'none' });
