import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { grid, print, tableRoom } from '../../theme/media';
import { hidden } from '../text.css';

/** Container of the table. Its width in em decides whether each row becomes a block. */
const frameWidth = createContainer();
export const STACKED = `${frameWidth} ${tableRoom.stacked}`;
/** With room for its columns. */
export const IN_COLUMNS = `${frameWidth} not ${tableRoom.stacked}`;
/** Too narrow for a label and its value side by side. */
const NARROW = `${frameWidth} ${tableRoom.narrow}`;

export const frame = style({
  containerName: frameWidth,
  containerType: 'inline-size',
  borderRadius: theme.shape.leaf.md,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  overflow: 'clip',
  // A sheet has room for the columns: stacked rows would take three times the paper.
  '@media': { [print]: { containerType: 'normal' } },
});
export const table = style({
  width: '100%',
  // Fixed columns: rows that are streamed later do not move earlier ones.
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '1rem',
  lineHeight: 1.45,
  '@container': { [STACKED]: { display: 'block' } },
});
/** Column headers, hidden in a stacked table: there each cell has its own label. */
export const columnHeaders = style({ '@container': { [STACKED]: hidden } });
export const rows = style({ '@container': { [STACKED]: { display: 'block', width: '100%' } } });
export const row = style({
  '@container': {
    [STACKED]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16em), 1fr))',
      columnGap: theme.spacing(6),
      padding: theme.spacing(3.5, 4.5),
      borderBottom: `6px solid ${theme.vars.palette.background.default}`,
      selectors: { '&:last-child': { borderBottom: 0 } },
    },
  },
});
const CELL_SIDE = 'clamp(12px, 1vw, 16px)';
const cellBase = style({
  padding: `16px ${CELL_SIDE}`,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  textAlign: 'left',
  verticalAlign: 'baseline',
  selectors: { [`${row}:last-child > &`]: { borderBottom: 0 } },
  '@container': { [STACKED]: { border: 0, padding: '5px 0' } },
});
export const group = style({ '@container': { [STACKED]: { display: 'block' } } });
/** Heading of a group, across the table. */
export const groupHeader = style({
  padding: `8px ${CELL_SIDE}`,
  font: `750 1.0625rem/1.25 ${theme.typography.h1.fontFamily}`,
  textAlign: 'left',
  '@container': {
    [STACKED]: { display: 'block', padding: theme.spacing(3, 4.5, 2.5), fontSize: theme.typography.h4.fontSize },
  },
});
/** Shares of the table's width, in %. */
export const share = styleVariants({
  12: { width: '12%' },
  14: { width: '14%' },
  20: { width: '20%' },
  22: { width: '22%' },
  26: { width: '26%' },
  28: { width: '28%' },
  36: { width: '36%' },
  44: { width: '44%' },
});
export const columnHeader = style([
  cellBase,
  { font: `700 1.0625rem/1.25 ${theme.typography.fontFamily}`, verticalAlign: 'bottom' },
]);
/** Header with a drawing above its name, which keeps its place while it is streamed. */
export const drawnHeader = style([columnHeader, { verticalAlign: 'top' }]);
export const rowHeader = style([
  cellBase,
  {
    fontWeight: 700,
    '@container': {
      [STACKED]: {
        display: 'block',
        gridColumn: '1 / -1',
        font: `750 ${theme.typography.h4.fontSize}/1.25 ${theme.typography.h1.fontFamily}`,
      },
    },
  },
]);
export const cell = style([
  cellBase,
  {
    fontVariantNumeric: 'tabular-nums',
    '@container': {
      [STACKED]: {
        ...grid(theme.spacing(3)),
        gridTemplateColumns: '7.4rem minmax(0, 1fr)',
        justifyItems: 'start',
        // Long words break: a table that scrolled sideways would need its own Tab stop.
        overflowWrap: 'anywhere',
        '::before': {
          content: 'attr(data-label) / ""',
          color: theme.vars.palette.text.secondary,
          fontSize: theme.typography.body2.fontSize,
        },
      },
      // Beside its label where both fit on a line.
      [NARROW]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', rowGap: 0 },
    },
  },
]);
/** A cell of long text: small, or the full width of a stacked row. */
export const textCell = style({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '@container': { [STACKED]: { gridColumn: '1 / -1' } },
});

/** Around a table whose last column has links: paper is without them, and a date or an amount stays on its line. */
export const linksLast = style({});
globalStyle(`${linksLast} :is(tr, colgroup) > * ~ :last-child`, { '@media': { [print]: { display: 'none' } } });
