/** The few arrangements that every room uses. */
import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, print } from '../theme/media';
import { page } from '../theme/page';
import { palette } from '../theme/palette.css';
import { layout, leaf, space } from '../theme/tokens';

/** The column that text and cards stand in. */
export const wrap = style({
  maxWidth: `calc(${layout.content} + 2 * ${page.gutter})`,
  marginInline: 'auto',
  paddingInline: page.gutter,
});
/** One thing under another, each as wide as it needs. */
export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4.5),
  alignItems: 'flex-start',
  '@media': { [print]: { gap: '6pt' } },
});
/** One thing under another, each as wide as the column. */
export const wideStack = style([stack, { alignItems: 'stretch' }]);
/** Actions side by side, on a new line where there is no room. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3.5, 4),
  alignItems: 'center',
  '@media': { [print]: { display: 'grid', gap: '2pt' } },
});
/** A width that as many columns have as there are parts; without one, that of the narrowest. */
const share = createVar();
/** Parts side by side, as many as there is room for, each with the width of a column. */
export const side = style({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(16.5rem, ${fallbackVar(share, '0px')})), 1fr))`,
});
/**
 * One to three that share the whole width. Their columns are there before they are, so that none grows narrower as the next
 * one arrives.
 */
export const few = {
  1: wideStack,
  ...styleVariants({ 2: 2, 3: 3 }, (count) => [
    side,
    // Some px less than what is left between the gaps: no rounding takes the last one its column.
    { vars: { [share]: `calc(100% / ${count} - ${space(5)})` } },
  ]),
};
/** A sheet of its own with a fine line round it, which is a border where shadows are not drawn. */
export const sheet = style({
  background: palette.background.paper,
  borderRadius: leaf.md,
  boxShadow: `inset 0 0 0 1px ${palette.divider}`,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
/** Passages of text under one another. */
export const passages = style({ display: 'grid', gap: space(12) });
/**
 * While a document arrives: a part that always has another after it has none until that has begun. What stands at the end or in
 * the middle of its line is not shown before: it would move as it grows. (`:last-child` matches only once all are there.)
 */
export const arriving = style({ selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } } });
