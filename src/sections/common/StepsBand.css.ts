import { style } from '@vanilla-extract/css';
import { fits, print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { fontFamily, space } from '../../theme/tokens';

/** Steps in a column, or side by side on one ground line. */
export const steps = style({
  display: 'grid',
  gap: space(6.5),
  '@media': { [print]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: '10pt' } },
  '@container': {
    [fits('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(25%, 10rem), 1fr))', gap: space(10, 0) },
  },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: space(4.5),
  '@container': { [fits('md')]: { display: 'flex', flexDirection: 'column', gap: 0 } },
  '@media': { [print]: { gridTemplateColumns: '1fr' } },
});
export const picture = style({
  '@media': { [print]: { display: 'none' } },
  '@container': { [fits('md')]: { borderBottom: `6px solid ${palette.motif.leaf}` } },
});
export const motif = style({
  width: '76px',
  height: 'auto',
  '@container': { [fits('md')]: { width: 'clamp(84px, 11vw, 140px)' } },
});
export const words = style({
  display: 'grid',
  gap: space(2),
  alignContent: 'start',
  '@container': { [fits('md')]: { padding: space(5.5, 7, 0, 0) } },
});
export const number = style({ font: `750 1rem/1 ${fontFamily.heading}`, color: palette.apply.main });
