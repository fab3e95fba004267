import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { print } from '../../theme/media';
import { LINE, STACKED } from '../common/StackingTable.css';

/** On paper a date or an amount stays on its line, and a badge is no taller than its own. */
export const keepsLines = style({});
globalStyle(`${keepsLines} td`, { '@media': { [print]: { whiteSpace: 'nowrap' } } });
globalStyle(`${keepsLines} th span`, { '@media': { [print]: { fontSize: '8.5pt' } } });

// A stacked row: the time and the next intake share a line, and so do the two ways to pay.
const stacked = (selector: string, rule: object, line: object = {}) =>
  globalStyle(`${keepsLines} ${selector}`, { '@container': { [STACKED]: rule, [LINE]: line } });
const { caption, body1, body2, h1, fontFamily } = theme.typography;
stacked(
  'tbody tr',
  {
    gridTemplateColumns: '5.25rem minmax(0, 1fr)',
    alignItems: 'end',
    gap: theme.spacing(0, 3),
    padding: theme.spacing(3, 4.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  { gridTemplateColumns: '5.25rem 12rem 8rem minmax(0, 1fr)' },
);
stacked('th > span', { minHeight: 44 });
stacked('td', { display: 'block', padding: 0, fontSize: body2.fontSize });
stacked('td::before', { paddingRight: theme.spacing(1.5) });
// '48 weeks' says it.
stacked('th + td::before', { content: 'none' });
stacked('td[colspan]', { gridColumn: '2 / -1' });
stacked('td:nth-child(n + 4)', { paddingTop: theme.spacing(1.5), font: `750 ${body1.fontSize}/1.3 ${h1.fontFamily}` });
stacked('td:nth-child(n + 4)::before', { display: 'block', font: `400 ${caption.fontSize}/1.3 ${fontFamily}` });
