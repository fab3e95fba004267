/** The few arrangements that every room uses. */
import { style } from '@vanilla-extract/css';
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
/** A sheet of its own with a fine line round it, which is a border where shadows are not drawn. */
export const sheet = style({
  background: palette.background.paper,
  borderRadius: leaf.md,
  boxShadow: `inset 0 0 0 1px ${palette.divider}`,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
/** Passages of text under one another. */
export const passages = style({ display: 'grid', gap: space(12) });
