import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { belowBars, containerUp, forcedColours, noScript, print, tall, wrapping } from '../../theme/media';

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
    [print]: { display: 'none' },
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
/** The count, and at the end of its line the button that takes all choices back: its height is kept without one. */
export const found = style({
  ...wrapping(theme.spacing(0, 4)),
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.size.sm,
});
export const legend = style({ padding: theme.spacing(0, 0, 2), fontWeight: 700, lineHeight: 1.3 });
const grid = style({ display: 'grid', gap: theme.spacing(1) });
globalStyle(`${grid} > button`, {
  paddingInline: theme.spacing(1.5),
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.2,
});
const inColumns = (least: string) => [grid, { gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))` }];
/** Columns of equal width; a chosen programme's chip is as wide as its name. On a phone: six for hours, four for days. */
export const chips = styleVariants({
  hours: inColumns('2.9rem'),
  start: inColumns('4.25rem'),
  pay: inColumns('5.5rem'),
  programme: { display: 'flex' },
});
/** Full days: two words, on one line. */
globalStyle(`${chips.hours} > [value=days]`, { gridColumn: 'span 2' });
