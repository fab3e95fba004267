import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { actionLink } from '../../ui/actionLink.css';
import { IN_COLUMNS, row, STACKED } from '../../ui/StackingTable/StackingTable.css';

/** Amounts end at one edge. */
export const keepsLines = style({});
const inTable = (selector: string, rule: object) =>
  globalStyle(`${keepsLines} ${selector}`, { '@container': { [IN_COLUMNS]: rule } });
inTable(`${row} > *`, { paddingBlock: theme.spacing(2), verticalAlign: 'middle' });
inTable('tr > :is(:nth-child(4), :nth-child(5)):not(:last-child)', { textAlign: 'end' });
inTable('tr > * ~ :last-child', { paddingLeft: theme.spacing(8) });

// A stacked row is three lines: the name; the time and the next intake; the fees, with the next step at their end.
const stacked = (selector: string, rule: object) =>
  globalStyle(`${keepsLines} ${selector}`, { '@container': { [STACKED]: rule } });
stacked(`tr:where(${row})`, {
  display: 'flow-root',
  padding: theme.spacing(1.5, 4.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
});
stacked('th > span', { minHeight: 44 });
stacked('td', { display: 'inline', padding: 0 });
// A space is read between two cells.
stacked('td::before', { content: '"" / " "' });
stacked('td + td:not(:nth-child(4), :last-child)::before', { content: '"\u00a0· " / " "' });
stacked('td:nth-child(4):not(:last-child)::before', { content: '"\\a" / " "', whiteSpace: 'pre' });
// Over the end of the line above, which may be as long as the row.
stacked('td:last-child', { position: 'relative', float: 'right', marginTop: theme.spacing(-2.5) });

/** A kind's name leads to its page. */
export const kind = style([actionLink, { marginBlock: theme.spacing(-2.5) }]);
