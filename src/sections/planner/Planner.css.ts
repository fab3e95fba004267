import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import {
  belowBars,
  columnsFrom,
  containerUp,
  down,
  forcedColours,
  grid,
  noScript,
  print,
  tall,
  wrapping,
} from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { actionLink } from '../../ui/actionLink.css';

/** In print, the chosen plan and what it stands in are shown, and nothing else: it fits on one sheet (S1-83). */
export const printed = style({});
globalStyle(`main:has(${printed}) :not(:has(${printed}), ${printed}, ${printed} *)`, {
  '@media': { [print]: { display: 'none !important' } },
});
export const planner = style({
  ...columnsFrom('lg', 'minmax(0, 22rem) minmax(0, 1fr)', { gap: theme.spacing(8) }),
  gap: theme.spacing(5),
  alignItems: 'start',
  '@media': {
    [noScript]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Nothing can be chosen on paper, where the fees stand above. A plan is printed by its own button (S1-84).
    [print]: { display: 'block', selectors: { [`&:not(:has(${printed}))`]: { display: 'none' } } },
  },
});
/** The panel of choices: above the answers, or beside them and in sight while they scroll, if it has room. */
export const choices = style({
  ...grid(theme.spacing(3)),
  alignContent: 'start',
  padding: theme.spacing(4, 3, 0),
  background: theme.vars.palette.tint.sage,
  borderRadius: theme.shape.leaf.md,
  // The count has a ground of its own.
  overflow: 'clip',
  '@container': { [containerUp('lg')]: { gap: theme.spacing(6), padding: theme.spacing(6, 6, 3) } },
  '@media': {
    [tall]: { '@container': { [containerUp('lg')]: belowBars(theme.spacing(6)) } },
    [forcedColours]: { border: '1px solid CanvasText' },
    [noScript]: { padding: 0, background: 'none' },
  },
});
export const group = style({ '@media': { [noScript]: { display: 'none' } } });
export const legend = style({
  padding: theme.spacing(0, 0, 1.5),
  font: `750 ${theme.typography.h4.fontSize}/1.3 ${theme.typography.h1.fontFamily}`,
});
/** The focus ring of a chip fits between it and the next. */
export const chips = style(wrapping(theme.spacing(1.5)));
globalStyle(`${chips} > button`, {
  // A focused one stands clear of the count.
  scrollMarginBottom: theme.size.lg,
  paddingInline: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.2,
});
/**
 * The count, and at the end of its line the button that takes all choices back: its height is kept without one. On a phone it
 * stays in sight while the choices are, so that a press shows what it changed.
 */
export const found = style({
  ...wrapping(theme.spacing(0, 4), 'center'),
  paddingBlock: theme.spacing(2),
  background: theme.vars.palette.tint.sage,
  justifyContent: 'space-between',
  minHeight: theme.size.sm,
  '@media': { [down('md')]: { position: 'sticky', bottom: 0 } },
});
export const count = style({ font: `750 ${theme.typography.h3.fontSize}/1.2 ${theme.typography.h1.fontFamily}` });
/** A small action, as a link, whether it is one or a button. */
export const tool = style([actionLink, { color: surface.link, textDecoration: 'underline' }]);
/** A container of its own: its rows fit the column, not the band. */
export const answers = style({ containerType: 'inline-size', minWidth: 0 });
export const nothing = style({ ...wrapping(theme.spacing(3), 'center'), marginBottom: theme.spacing(6) });
export const plans = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) });
export const more = style({ marginTop: theme.spacing(4), '@media': { [noScript]: { display: 'none' } } });
