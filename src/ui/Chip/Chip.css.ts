import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import * as surface from '../../theme/surface.css';
import { leaf, size, space } from '../../theme/tokens';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: size.md,
  padding: space(1, 4.5),
  border: `2px solid ${palette.edge.outline}`,
  borderRadius: leaf.xs,
  background: palette.background.paper,
  color: palette.text.primary,
  vars: { [surface.secondary]: palette.text.secondary },
  fontWeight: 620,
  cursor: 'pointer',
  ':hover': { background: palette.tint.sage },
  // A disabled chip has no hover style and no pointer cursor.
  ':disabled': { pointerEvents: 'none' },
  selectors: {
    '&[aria-pressed=true]': {
      background: palette.primary.main,
      borderColor: palette.primary.main,
      color: palette.primary.contrastText,
      vars: { [surface.secondary]: palette.primary.contrastText },
    },
    '&[aria-pressed=true]:hover': { background: palette.primary.dark, borderColor: palette.primary.dark },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[aria-pressed=true], &[aria-pressed=true]:hover': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          vars: { [surface.secondary]: 'HighlightText' },
        },
      },
    },
  },
});
/** A drawing needs less padding than text. */
export const withDrawing = style([chip, { paddingLeft: space(2) }]);
