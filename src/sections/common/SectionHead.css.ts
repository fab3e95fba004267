import { style } from '@vanilla-extract/css';
import { fits, print } from '../../theme/media';
import { space } from '../../theme/tokens';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3.5),
  marginBottom: 'clamp(28px, 4vw, 48px)',
  '@media': { [print]: { gap: '2pt', margin: '0 0 5pt', breakAfter: 'avoid' } },
});
/** With its lead beside the heading where there is room. */
export const split = style({
  '@container': {
    [fits('lg')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // The lead ends on the line that the heading ends on.
      alignItems: 'last baseline',
      columnGap: space(16),
    },
  },
});
