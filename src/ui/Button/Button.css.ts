import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours, motionAllowed } from '../../theme/media';
import * as surface from '../../theme/surface.css';

const { duration, easing } = theme.transitions;

/** Lets a parent reduce the padding at both ends. */
export const inlinePadding = createVar();

function filled(color: 'primary' | 'apply' | 'sun') {
  const { main, hover, contrastText } = theme.vars.palette[color];
  return { background: main, color: contrastText, ':hover': { background: hover } };
}

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2.5),
  border: '2px solid transparent',
  ...theme.typography.button,
  textAlign: 'center',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${duration.shortest}ms, border-radius ${duration.standard}ms ${easing.easeInOut}`,
  '@media': {
    [motionAllowed]: { ':active': { transform: 'translateY(1px)' } },
    [forcedColours]: { borderColor: 'ButtonBorder' },
  },
});

export const contained = styleVariants({ primary: filled('primary'), apply: filled('apply'), sun: filled('sun') });
export const outlined = style({
  background: 'transparent',
  color: surface.outlined,
  borderColor: fallbackVar(surface.outlinedEdge, 'currentColor'),
  ':hover': { background: surface.outlinedHover, color: fallbackVar(surface.outlinedHoverWords, surface.outlined) },
});
export const sizes = styleVariants({
  medium: {
    minHeight: theme.size.lg,
    padding: `${theme.spacing(2.5)} ${fallbackVar(inlinePadding, theme.spacing(6.5))}`,
    borderRadius: theme.shape.leaf.sm,
    ':hover': { borderRadius: theme.shape.leaf.smFlipped },
  },
  small: {
    minHeight: theme.size.sm,
    padding: `${theme.spacing(1.5)} ${fallbackVar(inlinePadding, theme.spacing(4.5))}`,
    fontSize: '1rem',
    borderRadius: theme.shape.leaf.xs,
    whiteSpace: 'nowrap',
    ':hover': { borderRadius: theme.shape.leaf.xsFlipped },
  },
});
