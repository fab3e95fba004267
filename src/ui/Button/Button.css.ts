import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, motionWelcome, print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import * as surface from '../../theme/surface.css';
import { theme, typography } from '../../theme/theme';
import { leaf, size, space } from '../../theme/tokens';
import { iconDisplay } from '../Icon/Icon.css';

const { duration, easing } = theme.transitions;

/** Lets a parent reduce the padding at both ends. */
export const inlinePadding = createVar();

function filled(color: 'primary' | 'apply' | 'sun') {
  const { main, dark, contrastText } = palette[color];
  return { background: main, color: contrastText, ':hover': { background: dark } };
}

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2.5),
  border: '2px solid transparent',
  ...typography.button,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${duration.shortest}ms, border-radius ${duration.standard}ms ${easing.easeInOut}`,
  '@media': {
    [motionWelcome]: { ':active': { transform: 'translateY(1px)' } },
    [forcedColours]: { borderColor: 'ButtonBorder' },
    // Print shows links as text and hides other buttons.
    [print]: {
      display: 'inline',
      minHeight: 0,
      padding: 0,
      border: 0,
      fontSize: '9.5pt',
      background: 'inherit !important',
      color: 'inherit !important',
      textAlign: 'start',
      vars: { [iconDisplay]: 'none' },
    },
  },
  selectors: { 'button&': { '@media': { [print]: { display: 'none' } } } },
});

export const contained = styleVariants({
  primary: filled('primary'),
  apply: filled('apply'),
  sun: filled('sun'),
});
export const outlined = style({
  background: 'transparent',
  color: surface.outlined,
  borderColor: fallbackVar(surface.outlinedEdge, 'currentColor'),
  ':hover': {
    background: surface.outlinedHover,
    color: fallbackVar(surface.outlinedHoverWords, surface.outlined),
  },
});
export const sizes = styleVariants({
  medium: {
    minHeight: size.lg,
    padding: `${space(2.5)} ${fallbackVar(inlinePadding, space(6.5))}`,
    borderRadius: leaf.sm,
    ':hover': { borderRadius: leaf.smFlipped },
  },
  /** For a dense grid of buttons. */
  compact: {
    minHeight: size.md,
    padding: `${space(1.5)} ${fallbackVar(inlinePadding, space(4.5))}`,
    fontSize: '1rem',
    borderRadius: leaf.sm,
    ':hover': { borderRadius: leaf.smFlipped },
  },
  small: {
    minHeight: size.sm,
    padding: `${space(1.5)} ${fallbackVar(inlinePadding, space(4.5))}`,
    fontSize: '1rem',
    borderRadius: leaf.xs,
    whiteSpace: 'nowrap',
    ':hover': { borderRadius: leaf.xsFlipped },
  },
});
