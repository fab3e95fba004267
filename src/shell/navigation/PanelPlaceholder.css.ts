import { style } from '@vanilla-extract/css';
import { palette } from '../../theme/palette.css';
import { space } from '../../theme/tokens';

/** A message in the middle of a panel that has nothing else to show. */
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
