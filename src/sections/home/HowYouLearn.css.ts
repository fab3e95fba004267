import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits, print } from '../../theme/media';

/** Two by two, or all on one ground line. */
export const stages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: theme.spacing(5),
  '@container': { [fits('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const stage = style({
  display: 'grid',
  alignContent: 'end',
  gap: theme.spacing(3),
  font: `750 ${theme.typography.h4.fontSize}/1.25 ${theme.typography.h1.fontFamily}`,
  '@media': { [print]: { fontSize: '9.5pt' } },
});
export const ground = style({
  borderBottom: `6px solid ${theme.vars.palette.motif.leaf}`,
  '@media': { [print]: { display: 'none' } },
});
export const motif = style({ width: 'clamp(64px, 8.4cqi, 100px)', height: 'auto' });
