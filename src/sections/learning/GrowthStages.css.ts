import { createVar, style } from '@vanilla-extract/css';
import { fits, print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { typography } from '../../theme/theme';
import { fontFamily, space } from '../../theme/tokens';
import { STAGES } from './stages';

const line = `6px solid ${palette.motif.leaf}`;
/** Side of a tile. */
const tile = createVar();

/** The heading uses the room above the first, lowest plants. */
export const head = style({
  display: 'grid',
  gap: space(3.5),
  marginBottom: space(7),
  '@container': { [fits('foot')]: { maxWidth: '50%', marginBottom: space(-24) } },
});
/** A column beside an upright stem, or one line where all stages fit. */
export const stages = style({
  vars: { [tile]: '16px' },
  '@container': {
    [fits('sm')]: { vars: { [tile]: '20px' } },
    [fits('foot')]: {
      display: 'grid',
      // Columns are fixed at once: streamed stages do not narrow earlier ones.
      gridTemplateColumns: `repeat(${STAGES.length}, minmax(0, 1fr))`,
      vars: { [tile]: '26px' },
    },
  },
  '@media': { [print]: { columns: 2, columnGap: '22pt' } },
});
export const stage = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space(2),
  paddingBottom: space(6),
  borderLeft: line,
  '@container': {
    [fits('foot')]: { flexFlow: 'column', rowGap: 0, padding: 0, borderLeft: 0 },
  },
  '@media': { [print]: { padding: '0 0 4pt', border: 0 } },
});
/** Place of a plant: on a branch of the stem, or on the ground line. */
export const place = style({
  alignSelf: 'start',
  width: `calc(4 * ${tile} + ${space(4)})`,
  paddingLeft: space(4),
  borderBottom: line,
  '@container': {
    [fits('foot')]: {
      display: 'flex',
      alignItems: 'end',
      alignSelf: 'stretch',
      width: 'auto',
      height: `calc(9 * ${tile} + 6px)`,
      paddingLeft: 0,
    },
  },
  '@media': { [print]: { display: 'none' } },
});
export const plant = style({ width: `calc(4 * ${tile})`, height: 'auto' });
export const words = style({
  display: 'grid',
  gap: space(1),
  alignContent: 'start',
  // The text wraps under its plant where it does not fit beside it.
  flex: '1 1 9em',
  minWidth: 0,
  paddingLeft: space(5),
  '@container': { [fits('foot')]: { flex: 'none', padding: space(5, 4, 0, 0), gap: space(1.5) } },
});
export const number = style({ font: `750 1rem/1 ${fontFamily.heading}`, color: palette.apply.main });
export const title = style({ '@container': { [fits('foot')]: { fontSize: typography.h4.fontSize } } });
