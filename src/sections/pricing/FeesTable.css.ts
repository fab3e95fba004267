import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { IN_COLUMNS, LINE, row, STACKED } from '../../ui/StackingTable/StackingTable.css';

/** Amounts end at one edge. */
export const keepsLines = style({});
const inTable = (selector: string, rule: object) =>
  globalStyle(`${keepsLines} ${selector}`, { '@container': { [IN_COLUMNS]: rule } });
inTable(`${row} > *`, { paddingBlock: theme.spacing(2), verticalAlign: 'middle' });
inTable('tr > :is(:nth-child(4), :nth-child(5)):not(:last-child)', { textAlign: 'end' });
inTable('tr > * ~ :last-child', { paddingLeft: theme.spacing(8) });

// A stacked row: the time and the next intake share a line, and so do the two ways to pay.
const stacked = (selector: string, rule: object, line: object = {}) =>
  globalStyle(`${keepsLines} ${selector}`, { '@container': { [STACKED]: rule, [LINE]: line } });
const { caption, body1, body2, h1, fontFamily } = theme.typography;
stacked(
  `tr:where(${row})`,
  {
    gridTemplateColumns: '5.25rem minmax(0, 1fr)',
    alignItems: 'end',
    gap: theme.spacing(0, 3),
    padding: theme.spacing(3, 4.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  { gridTemplateColumns: '5.25rem 12rem 8rem minmax(0, 1fr)' },
);
stacked('th', { gridRow: 1 });
stacked('th > span', { minHeight: 44 });
stacked('td', { display: 'block', padding: 0, fontSize: body2.fontSize });
stacked('td::before', { paddingRight: theme.spacing(1.5) });
// '48 weeks' says it.
stacked('td:is(th + *, [colspan], :last-child)::before', { content: 'none' });
stacked('td[colspan]', { gridColumn: '2 / -1' });
stacked('td:is(:nth-child(4), :nth-child(5)):not(:last-child)', {
  paddingTop: theme.spacing(1.5),
  font: `750 ${body1.fontSize}/1.3 ${h1.fontFamily}`,
});
stacked('td:is(:nth-child(4), :nth-child(5)):not(:last-child)::before', {
  display: 'block',
  font: `400 ${caption.fontSize}/1.3 ${fontFamily}`,
});
// The next step ends the name's line where that has room for both.
stacked(
  'td:last-child',
  { gridColumn: '1 / -1' },
  { gridArea: '1 / 1 / 2 / -1', justifySelf: 'end', alignSelf: 'start', position: 'relative' },
);
