import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours } from '../../theme/media';

const { band } = theme.vars.palette;

export const panel = style({
  padding: theme.spacing(5, 0),
  borderRadius: theme.shape.leaf.md,
  background: band.night,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.edge.outline}`,
  color: band.onNight,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
export const code = style({
  margin: 0,
  font: `1rem/1.75 ${theme.typography.code.fontFamily}`,
  counterReset: 'line',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const hang = createVar();
/** Where a line goes on that does not fit: two characters to the right of its own indent, so that it reads as the same line. */
export const hanging = styleVariants({ 0: 2, 2: 4, 4: 6, 6: 8, 8: 10 }, (characters) => ({
  vars: { [hang]: `${characters}ch` },
}));
const own = fallbackVar(hang, '0px');
/** A line number, and a bar at the start of a marked line. */
export const line = style({
  counterIncrement: 'line',
  display: 'block',
  padding: `0 ${theme.spacing(4)} 0 calc(${theme.spacing(12)} + ${own})`,
  borderLeft: '4px solid transparent',
  textIndent: `calc(-28px - ${own})`,
  '::before': {
    content: 'counter(line) / ""',
    display: 'inline-block',
    width: '28px',
    color: band.onNightSecondary,
    textIndent: 0,
  },
  selectors: {
    // An edge without a lighter background keeps the contrast.
    '&[data-marked]': {
      boxShadow: `inset 0 0 0 1px ${band.onNightSecondary}`,
      borderLeftColor: theme.vars.palette.sun.main,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[data-marked]': { borderLeftColor: 'Highlight' },
        // Forced colours make a transparent border visible.
        '&:not([data-marked])': { borderLeft: 0, paddingLeft: `calc(${theme.spacing(13)} + ${own})` },
      },
    },
  },
});
/** Styles of tokens; plain code has the panel's colour. */
export const tokenStyle = styleVariants({
  text: { color: theme.palette.fixed.ochrePale },
  number: { color: theme.palette.fixed.rosePale },
  word: { color: theme.palette.fixed.rosePale, fontWeight: 700 },
  call: { color: theme.palette.fixed.sagePale, fontWeight: 700 },
});
export const caption = style({
  padding: theme.spacing(3, 5, 0, 6),
  color: band.onNightSecondary,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
});
