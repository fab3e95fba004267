import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { STACKED } from '../common/StackingTable.css';
import { kind } from '../programme/ProgrammeName.css';

/** A stacked row: name and kind on one line, and all that it leads to in one flow of text. */
export const row = style({
  '@container': { [STACKED]: { selectors: { 'tr&': { display: 'block', paddingBlock: theme.spacing(3) } } } },
});
const inRow = (selector: string, rule: object) =>
  globalStyle(`${row} > ${selector}`, { '@container': { [STACKED]: rule } });
// As high as its motif.
inRow('th', { minHeight: theme.size.sm, paddingTop: 0 });
inRow('td', { display: 'inline', padding: 0, fontSize: theme.typography.body2.fontSize });
inRow('td::before', { content: '" · " attr(data-label) " " / ""' });
inRow('th + td::before', { content: 'none' });
inRow('td:not(:last-child)', { whiteSpace: 'nowrap' });
inRow('td:empty', { display: 'none' });
inRow(`th .${kind}`, { display: 'inline' });
