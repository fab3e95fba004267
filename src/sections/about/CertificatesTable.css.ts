import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { STACKED } from '../common/StackingTable.css';

/** A stacked row: what it leads to, level and credits on one line of text, the registration under them. */
export const row = style({ '@container': { [STACKED]: { selectors: { 'tr&': { display: 'block' } } } } });
const inRow = (selector: string, rule: object) =>
  globalStyle(`${row} > ${selector}`, { '@container': { [STACKED]: rule } });
inRow('th', { paddingTop: 0 });
inRow('td', {
  display: 'inline-block',
  marginRight: theme.spacing(1),
  padding: 0,
  fontSize: theme.typography.body2.fontSize,
});
inRow('td::before', { content: '"· " attr(data-label) " " / ""' });
inRow('th + td::before', { content: 'none' });
inRow('td:last-child', { display: 'block' });
inRow('td:last-child:not(:empty)::before', { content: 'attr(data-label) " " / ""' });
inRow('td:empty', { display: 'none' });
