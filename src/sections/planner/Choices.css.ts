import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { belowBars, containerUp, forcedColours, noScript, tall, wrapping } from '../../theme/media';

/** The panel of choices: above the answers, or beside them and in sight while they scroll, if it has room. */
export const choices = style({
  display: 'grid',
  gap: theme.spacing(4),
  alignContent: 'start',
  padding: theme.spacing(4, 3),
  background: theme.vars.palette.tint.sage,
  borderRadius: theme.shape.leaf.md,
  '@container': { [containerUp('lg')]: { gap: theme.spacing(6), padding: theme.spacing(6) } },
  '@media': {
    [tall]: {
      '@container': { [containerUp('lg')]: belowBars(theme.spacing(6)) },
    },
    [forcedColours]: { border: '1px solid CanvasText' },

    [noScript]: { padding: 0, background: 'none' },
  },
});
export const group = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [noScript]: { display: 'none' } },
});
/**
 * The count, and at the end of its line the button that takes all choices back: its height is kept without one. It stays in sight
 * while the choices are, so that a press on a phone shows what it changed.
 */
export const found = style({
  ...wrapping(theme.spacing(0, 4)),
  position: 'sticky',
  bottom: 0,
  paddingBlock: theme.spacing(2),
  background: theme.vars.palette.tint.sage,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.size.sm,
});
export const legend = style({
  padding: theme.spacing(0, 0, 2),
  font: `750 ${theme.typography.h4.fontSize}/1.3 ${theme.typography.h1.fontFamily}`,
});
/** The focus ring of a chip fits between it and the next. */
const grid = style({ display: 'grid', gap: theme.spacing(1.5) });
globalStyle(`${grid} > button`, {
  // A focused one stands clear of the count.
  scrollMarginBottom: theme.size.lg,
  paddingInline: theme.spacing(1),
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.2,
});
/** Hours stand in three columns and days in four, or more in a wide panel. A day with its year has the room of two. */
const hours = style([grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(4.25rem, 30%, 6rem), 1fr))' }]);
const start = style([grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(4.25rem, 1fr))' }]);
globalStyle(`${start} > [data-part=year]`, { gridColumn: 'span 2' });
/** Words are as wide as they need. */
const words = style([grid, { display: 'flex', flexWrap: 'wrap' }]);
globalStyle(`${words} > button`, { flex: 'auto' });
export const chips = { hours, start, pay: words, programme: words };
