import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, forcedColours, noScript, page, pressTarget, up, wrapping } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { actionLink } from '../../ui/actionLink.css';

const { band } = theme.vars.palette;

/** Width of the panel from `xl` up. Words in it keep their place beside the middle. */
export const wideArt = 'calc(50vw - 40px)';

/** Motif and code, as dark green as its soil. On a wide screen the code is above: the Tab key never goes up to the text. */
export const art = style({
  ...wrapping(theme.spacing(0, 5)),
  width: `calc(100% + 2 * ${page.gutter})`,
  margin: `0 calc(-1 * ${page.gutter})`,
  padding: `0 ${page.gutter}`,
  background: band.deep,
  color: band.onDeep,
  vars: { ...surface.darkRing, [surface.link]: band.onDeep },
  '@media': {
    [up('md')]: {
      display: 'grid',
      gridArea: '1 / 2 / span 2',
      // The code's room is kept: it is parsed after the motif, which is under it.
      gridTemplate: 'minmax(112px, auto) minmax(27px, auto) minmax(44px, auto) auto / 1fr',
      alignContent: 'start',
      gap: 0,
      width: '300px',
      margin: 0,
      padding: 0,
    },
    [up('lg')]: { width: '390px' },
    [up('nav')]: { gridTemplate: 'minmax(66px, auto) minmax(44px, auto) auto / 1fr auto', width: '600px' },
    // From beside the middle to the window's edge.
    [up('xl')]: { width: wideArt },
    [forcedColours]: { border: '1px solid CanvasText' },
  },
});
/** From edge to edge of a small screen; on a wide one whole cells fill it, so that no motif is cut. */
export const pattern = style({
  flex: 'none',
  gridColumn: '1 / -1',
  width: `calc(100% + 2 * ${page.gutter})`,
  marginInline: `calc(-1 * ${page.gutter})`,
  '@media': {
    [up('md')]: { gridRow: -2, width: '100%', height: '300px', margin: 0 },
    [up('lg')]: { height: '390px' },
    [up('nav')]: { height: '450px' },
    // Whole cells: first five columns of three, then six.
    [up('xl')]: { height: 'auto', aspectRatio: '5 / 3' },
    [up('xxl')]: { aspectRatio: '2' },
  },
});
/** On one line from 320 px up; where the text is large it breaks between two values. */
export const line = style({
  flex: '1 0 100%',
  paddingTop: theme.spacing(2),
  font: `clamp(.875rem, 4vw, 1rem)/1.25 ${theme.typography.code.fontFamily}`,
  '@media': {
    [down('tiny')]: { marginInline: theme.spacing(-3) },
    // Clear of what floats at the window's edge.
    [up('md')]: { padding: theme.spacing(4, 16, 1, 4), fontSize: '1rem' },
    [up('nav')]: { gridColumn: '1 / -1', padding: theme.spacing(4, 8, 1), fontSize: '1.375rem' },
  },
});
export const value = style({
  ...pressTarget,
  justifyContent: 'center',
  minWidth: theme.size.sm,
  margin: '1px 0 1px 3px',
  padding: theme.spacing(0, 1.5),
  border: `2px solid ${theme.palette.fixed.sagePale}`,
  borderRadius: theme.shape.leaf.chip,
  color: theme.palette.fixed.ochrePale,
  ':hover': { borderRadius: theme.shape.leaf.chipFlipped, background: band.glow },
  '@media': {
    [forcedColours]: { color: 'ButtonText' },
    [noScript]: { minWidth: 0, padding: 0, border: 0, cursor: 'auto' },
  },
});
/** As wide before a press as after it, so that the link beside it stays where it is. */
export const said = style({
  flex: '1 1 14em',
  paddingBlock: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  '@media': {
    [up('md')]: { padding: theme.spacing(1, 4, 0) },
    [up('nav')]: { gridColumn: 'auto', placeSelf: 'center start', padding: theme.spacing(0, 4, 3, 8) },
  },
});
export const prompt = style({ '@media': { [noScript]: { display: 'none' } } });
export const still = style({ display: 'none', '@media': { [noScript]: { display: 'inline' } } });
export const action = style([
  actionLink,
  {
    '@media': {
      // Clear of what floats in the margin.
      [up('md')]: { placeSelf: 'start', padding: theme.spacing(0, 4, 3) },
      [up('nav')]: { gridColumn: 'auto', placeSelf: 'center end', padding: theme.spacing(0, 16, 3, 2) },
      // Ends with the page's column.
      [up('xl')]: {
        marginRight: `calc(max(${page.gutter}, (100vw - ${theme.layout.content}) / 2) - ${theme.spacing(2)})`,
        paddingRight: theme.spacing(2),
      },
    },
    // The link fills the panel's corner, so its ring lies inside.
    ':focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
]);
