/** Styles of the pages about the design system, beside the site's own components. */
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { palette } from '../../src/theme/palette.css';
import { typography } from '../../src/theme/theme';
import { fontSize, leaf, motion, size, space } from '../../src/theme/tokens';

/** Foreground colour of the sample. */
export const words = createVar();
export const surface = createVar();
/** Length or shape of the sample. */
export const length = createVar();

/** A smaller font makes a table stack later: its container is measured in em. */
export const late = style({ fontSize: fontSize.badge });
export const samples = style({ display: 'flex', flexWrap: 'wrap', gap: space(4) });
export const sample = style({
  padding: space(2, 4),
  background: surface,
  color: words,
  borderRadius: leaf.chip,
  boxShadow: `inset 0 0 0 1px ${palette.divider}`,
  forcedColorAdjust: 'none',
});
export const swatch = style({
  display: 'inline-block',
  width: size.md,
  height: space(7),
  verticalAlign: 'middle',
  background: surface,
  borderRadius: leaf.chip,
  boxShadow: `inset 0 0 0 1px ${palette.edge.outline}`,
  // The sample keeps its colour in forced-colours mode.
  forcedColorAdjust: 'none',
});
/** A drawing inside a line of text. */
export const drawing = style({ display: 'inline-flex', verticalAlign: 'middle' });
/** The motifs at the top of the first page. */
export const motifs = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
export const motif = style({ width: '88px', height: '88px' });
export const bar = style({
  display: 'block',
  width: length,
  height: space(3),
  maxWidth: '100%',
  background: palette.primary.main,
});
export const shape = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  width: '96px',
  height: size.lg,
  border: `2px solid ${palette.edge.outline}`,
  borderRadius: length,
});
export const tile = style({ width: size.lg, height: size.lg, verticalAlign: 'middle', background: palette.tint.sage });
const { h1, h2, h3, h4, subtitle1, body1, body2, button } = typography;
export const variants = styleVariants({ h1, h2, h3, h4, subtitle1, body1, body2, button });
export const specimen = style({ maxWidth: '11em', overflowWrap: 'anywhere' });
export const moving = style({
  selectors: { '&:hover': { transform: `translateX(${space(6)})` } },
  transition: `transform ${length} ${motion.ease}`,
});
