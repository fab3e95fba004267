import { createVar, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, grid } from '../../theme/media';

const line = `6px solid ${theme.vars.palette.motif.leaf}`;
/** Side of a tile. */
const tile = createVar();

/** Stages that share a ground line. */
const LINE = 4;
/** A column beside an upright stem, or two lines where there is room. */
export const stages = style({
  vars: { [tile]: '16px' },
  '@container': {
    [containerUp('sm')]: { vars: { [tile]: '20px' } },
    [containerUp('md')]: {
      display: 'grid',
      // Columns are fixed at once: streamed stages do not narrow earlier ones.
      gridTemplateColumns: `repeat(${LINE}, minmax(0, 1fr))`,
      rowGap: theme.spacing(8),
      vars: { [tile]: '26px' },
    },
  },
});
export const stage = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: theme.spacing(2),
  paddingBottom: theme.spacing(4),
  borderLeft: line,
  '@container': { [containerUp('md')]: { flexFlow: 'column', rowGap: 0, padding: 0, borderLeft: 0 } },
});
/** Place of a plant: on a branch of the stem, or on the ground line. */
export const place = style({
  alignSelf: 'start',
  width: `calc(4 * ${tile} + ${theme.spacing(4)})`,
  paddingLeft: theme.spacing(4),
  borderBottom: line,
  '@container': {
    [containerUp('md')]: {
      display: 'flex',
      alignItems: 'end',
      alignSelf: 'stretch',
      width: 'auto',
      // As high as the last plant of its line.
      height: `calc(5 * ${tile} + 6px)`,
      paddingLeft: 0,
      selectors: { [`${stage}:nth-child(n + ${LINE + 1}) > &`]: { height: `calc(9 * ${tile} + 6px)` } },
    },
  },
});
export const plant = style({ width: `calc(4 * ${tile})`, height: 'auto' });
export const text = style({
  ...grid(theme.spacing(1)),
  alignContent: 'start',
  // The text wraps under its plant where it does not fit beside it.
  flex: '1 1 9em',
  minWidth: 0,
  paddingLeft: theme.spacing(5),
  '@container': { [containerUp('md')]: { flex: 'none', padding: theme.spacing(5, 6, 0, 0), gap: theme.spacing(1.5) } },
});
export const title = style({ '@container': { [containerUp('md')]: { fontSize: theme.typography.h4.fontSize } } });
