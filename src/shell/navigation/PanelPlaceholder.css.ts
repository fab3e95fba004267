import { style } from '@vanilla-extract/css';
import { palette } from '../../theme/palette.css';
import { space } from '../../theme/tokens';

/** Message in the middle of an empty panel. */
export const prompt = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  alignContent: 'center',
  gap: space(3.5),
  padding: space(6),
  color: palette.text.secondary,
  textAlign: 'center',
});
