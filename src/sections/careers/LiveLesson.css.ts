import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { print } from '../../theme/media';

/** A pattern is not printed, and a caption says nothing alone. */
export const figure = style({
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'start',
  '@media': { [print]: { display: 'none' } },
});
export const call = style({ width: '100%', borderRadius: theme.shape.leaf.md });
