import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { fits, print } from '../../../theme/media';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 5vw, 72px)',
  alignItems: 'center',
  '@container': { [fits('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' } },
  '@media': { [print]: { gridTemplateColumns: '1fr' } },
});
export const words = style({
  display: 'grid',
  gap: theme.spacing(3),
  '@media': { [print]: { gap: '2pt', breakInside: 'avoid' } },
});
export const title = style({
  font: `750 ${theme.typography.h4.fontSize}/1.25 ${theme.typography.h1.fontFamily}`,
  '@media': { [print]: { fontSize: '10pt' } },
});
