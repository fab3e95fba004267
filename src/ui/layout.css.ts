/** Layouts that all of the site uses. */
import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../theme';
import { down, forcedColours, page, wrapping } from '../theme/media';
import { inlinePadding } from './Button/Button.css';

/** Content column. */
export const container = style({
  maxWidth: `calc(${theme.layout.content} + 2 * ${page.gutter})`,
  marginInline: 'auto',
  paddingInline: page.gutter,
});
/** Children in a column, each as wide as it needs. */
export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4.5),
  alignItems: 'flex-start',
});
/** Children in a column, each at full width. */
export const wideStack = style([stack, { alignItems: 'stretch' }]);
/** Actions side by side, wrapping. */
export const actions = style({
  ...wrapping(theme.spacing(3.5, 4), 'center'),
  '@media': {
    // So that two buttons fit on one line of a phone.
    [down('small')]: { columnGap: theme.spacing(3), vars: { [inlinePadding]: theme.spacing(4) } },
  },
});
/** A card with a fine outline, which is a border in forced colours. */
export const sheet = style({
  background: theme.vars.palette.background.paper,
  borderRadius: theme.shape.leaf.md,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
/**
 * Hides the last child while the document streams, because it would move as it grows. It appears with its next sibling.
 * `:last-child` would not work: it matches only in a complete document.
 */
export const hiddenWhileStreaming = style({ selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } } });
/** Facts on a line, with a dot between two. One that would begin a line is cut off. */
export const dotted = style({ ...wrapping(theme.spacing(0, 4)), overflow: 'clip' });
globalStyle(`${dotted} > *`, { position: 'relative' });
globalStyle(`${dotted} > ::before`, { content: '"·" / ""', position: 'absolute', left: theme.spacing(-2.5) });
