import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits } from '../../theme/media';

export const roles = style({
  display: 'grid',
  gap: theme.spacing(6, 5),
  '@container': { [fits('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** Figure beside the text, or above it where three fit side by side. */
export const role = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: theme.spacing(1, 4.5),
  alignContent: 'start',
  '@container': { [fits('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: theme.spacing(2) } },
});
export const figure = style({
  width: '100%',
  height: 'auto',
  borderRadius: theme.shape.leaf.icon,
  gridRow: 'span 3',
  '@container': {
    [fits('md')]: {
      width: '176px',
      borderRadius: theme.shape.leaf.md,
      gridRow: 'auto',
      marginBottom: theme.spacing(2),
    },
  },
});
