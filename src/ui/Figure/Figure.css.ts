import { createVar, fallbackVar, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import {
  centredLine,
  exampleRoom,
  forcedColours,
  highlight,
  noScript,
  oneColumn,
  pressTarget,
  wrapping,
} from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { iconSize, iconStroke } from '../Icon/Icon.css';
import { petal, soft } from '../motif/motif.css';

const { band } = theme.vars.palette;

/** Edge of a control, and the surface of what is chosen: a dark window has its own. */
const edge = createVar();
const chosen = createVar();
const onChosen = createVar();

export const window = style({
  overflow: 'hidden',
  borderRadius: theme.shape.leaf.md,
  boxShadow: theme.vars.palette.elevation.rise,
  background: theme.vars.palette.background.paper,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.4,
  vars: { [iconStroke]: '2.6' },
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
/** Title beside three leaves. */
export const bar = style({
  ...centredLine(theme.spacing(3)),
  padding: theme.spacing(2.5, 5),
  background: band.night,
  color: band.onNight,
  fontWeight: 700,
});
/** In forced colours a drawing has the text colour. */
export const plain = { '@media': { [forcedColours]: { fill: 'CanvasText' } } };
export const dots = style({ width: '50px', fill: theme.vars.palette.sun.main, ...plain });
const pane = style({ ...oneColumn(theme.spacing(3)), padding: theme.spacing(4, 5) });
export const panes = styleVariants({
  light: [pane],
  /** Terminal and editor: light on dark in both schemes. */
  dark: [
    pane,
    {
      background: band.deep,
      color: band.onDeep,
      vars: {
        ...surface.darkRing,
        [edge]: band.onDeepSecondary,
        [chosen]: band.onDeep,
        [onChosen]: band.deep,
        [petal]: theme.vars.palette.sun.main,
        [soft]: band.glow,
      },
    },
  ],
});

export const list = style({ display: 'grid', gap: theme.spacing(2) });
/** A mark or drawing beside its text. */
export const line = style({ display: 'flex', gap: theme.spacing(3), fontVariantNumeric: 'tabular-nums' });
export const alert = style([line, { fontWeight: 700 }]);
/** Side by side where both fit. */
export const beside = style(wrapping(theme.spacing(2), 'center'));

/** A control, or words of its size until the example's code is here. */
const control = style({
  ...pressTarget,
  gap: theme.spacing(2),
  padding: theme.spacing(1.5, 3.5),
  border: `1.5px solid ${fallbackVar(edge, theme.vars.palette.edge.outline)}`,
  borderRadius: theme.shape.leaf.xs,
  fontWeight: 700,
  lineHeight: 1.25,
  textAlign: 'start',
  selectors: { 'button&:hover': { borderRadius: theme.shape.leaf.xsFlipped } },
});
/** In forced colours, of what is chosen. The static version has no `aria-pressed`. */
const whereChosen = (rules: StyleRule) => ({
  '@media': { [forcedColours]: { selectors: { '&:not([aria-pressed="false"])': rules } } },
});
const filled = (background: string, color: string) => ({ background, borderColor: background, color });
export const press = styleVariants({
  choice: [control],
  chosen: [
    control,
    filled(
      fallbackVar(chosen, theme.vars.palette.primary.main),
      fallbackVar(onChosen, theme.vars.palette.primary.contrastText),
    ),
    whereChosen(highlight),
  ],
  /** In a column: a mark, and words as wide as the window. */
  row: [control, { width: '100%', gap: theme.spacing(3) }],
  /** A row that is switched on, checked or chosen. */
  on: [
    control,
    {
      width: '100%',
      gap: theme.spacing(3),
      background: theme.vars.palette.tint.sage,
      borderColor: theme.vars.palette.primary.main,
    },
    whereChosen({ borderColor: 'Highlight', borderWidth: '3px', padding: '4.5px 12.5px' }),
  ],
  main: [
    control,
    { background: theme.vars.palette.sun.main, color: theme.vars.palette.sun.contrastText },
    { '@media': { [forcedColours]: highlight } },
  ],
});
export const leaf = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: `2px solid ${theme.vars.palette.edge.outline}`,
  borderRadius: theme.shape.leaf.chip,
});
export const ticked = style([
  leaf,
  filled(theme.vars.palette.primary.main, theme.vars.palette.primary.contrastText),
  { vars: { [iconSize]: '1.125rem' } },
]);
/** Keeps the room of a control that only scripts have. */
export const held = style({ visibility: 'hidden', '@media': { [noScript]: { display: 'none' } } });
/** Note on the last press: two lines are kept for it. */
export const note = style({ display: 'grid', flex: '1 1 15em', alignContent: 'center', minHeight: '2.8em' });
export const foot = style([
  panes.light,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', borderTop: `1px solid ${theme.vars.palette.divider}` },
]);
/** A label over its value. */
export const label = style({ display: 'block', color: surface.secondary, fontWeight: 400 });
/** A quotation. */
export const source = style({ paddingLeft: theme.spacing(4), borderLeft: `6px solid ${petal}` });

/** A label, its bar and its figure on one line; in a narrow window the bar stands under its label. */
export const measured = style({ ...wrapping(theme.spacing(1, 3), 'center'), fontVariantNumeric: 'tabular-nums' });
export const measuredLabel = style({
  flex: '1 1 10em',
  '@container': { [exampleRoom.stacked]: { flexBasis: '100%' } },
});
export const figure = style({ minWidth: '4.2em' });
/** The bar's whole. */
export const track = style({
  flex: '1 1 5em',
  overflow: 'hidden',
  borderRadius: theme.shape.leaf.chip,
  background: band.glow,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
