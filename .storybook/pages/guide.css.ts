/** Styles of the pages about the design system, beside the site's own components. */
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../src/theme';

/** Foreground colour of the sample. */
export const words = createVar();
export const surface = createVar();
/** Length or shape of the sample. */
export const length = createVar();

/** A smaller font makes a table stack later: its container is measured in em. */
export const late = style({ fontSize: theme.typography.caption.fontSize });
export const samples = style({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(4) });
export const sample = style({
  padding: theme.spacing(2, 4),
  background: surface,
  color: words,
  borderRadius: theme.shape.leaf.chip,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  forcedColorAdjust: 'none',
});
export const swatch = style({
  display: 'inline-block',
  width: theme.size.md,
  height: theme.spacing(7),
  verticalAlign: 'middle',
  background: surface,
  borderRadius: theme.shape.leaf.chip,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.edge.outline}`,
  // The sample keeps its colour in forced-colours mode.
  forcedColorAdjust: 'none',
});
/** A drawing inside a line of text. */
export const drawing = style({ display: 'inline-flex', verticalAlign: 'middle' });
/** The motifs at the top of the first page. */
export const motifs = style({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3) });
export const motif = style({ width: '88px', height: '88px' });
export const bar = style({
  display: 'block',
  width: length,
  height: theme.spacing(3),
  maxWidth: '100%',
  background: theme.vars.palette.primary.main,
});
export const shape = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  width: '96px',
  height: theme.size.lg,
  border: `2px solid ${theme.vars.palette.edge.outline}`,
  borderRadius: length,
});
export const tile = style({
  width: theme.size.lg,
  height: theme.size.lg,
  verticalAlign: 'middle',
  background: theme.vars.palette.tint.sage,
});
const { h1, h2, h3, h4, subtitle1, body1, body2, button } = theme.typography;
export const variants = styleVariants({ h1, h2, h3, h4, subtitle1, body1, body2, button });
export const specimen = style({ maxWidth: '11em', overflowWrap: 'anywhere' });
export const moving = style({
  selectors: { '&:hover': { transform: `translateX(${theme.spacing(6)})` } },
  transition: `transform ${length} ${theme.transitions.easing.easeInOut}`,
});
