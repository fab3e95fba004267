import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { centredLine, forcedColours, grid, highlight, noScript, up } from '../../../theme/media';
import { iconSize, iconStroke } from '../../../ui/Icon/Icon.css';
import { openingAnimation } from '../../../ui/motion.css';
import { box, ticked } from '../../common/examples/kinds.css';

const PRESSED = '[aria-pressed=true]';

export const needs = style({ display: 'grid', gap: theme.spacing(2) });
export const need = style({
  ...centredLine(theme.spacing(3)),
  width: '100%',
  minHeight: theme.size.md,
  padding: theme.spacing(2, 3.5),
  border: `2px solid ${theme.vars.palette.edge.outline}`,
  borderRadius: theme.shape.leaf.xs,
  background: theme.vars.palette.background.paper,
  lineHeight: 1.35,
  textAlign: 'start',
  textWrap: 'balance',
  // Where scripts are off, a requirement is a list item.
  '@media': { [noScript]: { border: 0, padding: 0, minHeight: 0 } },
});
export const pressable = style([
  need,
  {
    selectors: {
      [`&${PRESSED}`]: { background: theme.vars.palette.tint.sage, borderColor: theme.vars.palette.primary.main },
      // The ground says that it is pressed, so the pointer has the edge alone.
      '&:hover': { borderColor: theme.vars.palette.primary.hover },
    },
  },
]);
/** Outline of a leaf, with a tick once pressed. */
export const mark = style({
  ...box,
  color: 'transparent',
  vars: { [iconSize]: '1.125rem', [iconStroke]: '3' },
  selectors: { [`${PRESSED} > &`]: { ...ticked, animation: openingAnimation } },
  '@media': {
    [forcedColours]: {
      color: 'Canvas',
      borderColor: 'ButtonText',
      selectors: { [`${PRESSED} > &`]: highlight },
    },
    [noScript]: { borderColor: 'transparent', color: theme.vars.palette.primary.main },
  },
});
const LINE = `${theme.typography.body1.lineHeight}em`;
/** The result keeps a line before it has text. */
export const result = style({
  ...grid(theme.spacing(1.5)),
  minHeight: LINE,
  fontSize: theme.typography.body2.fontSize,
});
/** The programme's bloom and what it says. */
export const complete = style({ display: 'flex', alignItems: 'center', gap: theme.spacing(3) });
/** Height of the result and of the fold under it. */
export const room = style({
  minHeight: `calc(${LINE} + ${theme.spacing(4.5)} + 59px)`,
  fontSize: theme.typography.body2.fontSize,
  '@media': {
    [up('sm')]: { minHeight: `calc(${LINE} + ${theme.spacing(4.5)} + 63px)` },
    [noScript]: { display: 'none' },
  },
});

/** As many side by side as have room, with the headings on one line: what opens in one moves nothing in another. */
export const columns = style({
  ...grid(theme.spacing(5, 10)),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  alignItems: 'baseline',
});
globalStyle(`${columns} > div > h3`, { ...theme.typography.h2, fontSize: theme.layout.minorHeading });
