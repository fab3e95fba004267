import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours, noScript, print, up } from '../../theme/media';
import { page } from '../../theme/page';
import * as surface from '../../theme/surface.css';
import { actionLink } from '../../ui/actionLink.css';

const { band } = theme.vars.palette;

/** Motif and code side by side on a small screen; on a wide one the motif among others, with the code under them. */
export const art = style({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr)',
  width: `calc(100% + 2 * ${page.gutter})`,
  margin: `0 calc(-1 * ${page.gutter})`,
  background: band.night,
  color: band.onNight,
  vars: { ...surface.darkRing, [surface.link]: band.onNight },
  '@media': {
    [up('md')]: { gridTemplate: 'auto auto auto 1fr / 1fr', width: '300px', margin: 0 },
    [up('lg')]: { width: '390px' },
    [up('nav')]: { gridTemplate: 'auto 1fr auto / 1fr auto', width: '600px' },
    [up('xl')]: { width: '750px' },
    [up('xxl')]: { width: '900px' },
    [forcedColours]: { border: '1px solid CanvasText' },
    [print]: { display: 'none' },
  },
});
export const alone = style({ width: '100%', '@media': { [up('md')]: { display: 'none' } } });
/** Grows by whole cells, so that no motif is cut. */
export const pattern = style({
  display: 'none',
  gridColumn: '1 / -1',
  width: '100%',
  '@media': {
    [up('md')]: { display: 'block', height: '300px' },
    [up('lg')]: { height: '390px' },
    [up('nav')]: { height: '450px' },
  },
});
/** A tile grows on its lower edge. */
export const tile = style({ transformBox: 'fill-box', transformOrigin: '50% 100%' });

export const line = style({
  alignSelf: 'center',
  padding: theme.spacing(1, 3),
  font: `1rem/1.25 ${theme.typography.code.fontFamily}`,
  '@media': {
    [up('md')]: { padding: theme.spacing(4, 6, 1) },
    [up('nav')]: { gridColumn: '1 / -1', alignSelf: 'end', padding: theme.spacing(4, 8, 1), fontSize: '1.375rem' },
  },
});
/** A narrow panel has one value a line. */
export const lineBreak = style({ '@media': { [up('lg')]: { display: 'none' } } });
export const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: theme.size.sm,
  minHeight: theme.size.sm,
  marginBlock: '1px',
  padding: theme.spacing(0, 1.5),
  border: `2px solid ${theme.palette.fixed.sagePale}`,
  borderRadius: theme.shape.leaf.chip,
  background: 'none',
  color: theme.palette.fixed.ochrePale,
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { borderRadius: theme.shape.leaf.chipFlipped, background: band.glow },
  '@media': {
    [forcedColours]: { color: 'ButtonText' },
    [noScript]: { minWidth: 0, padding: 0, border: 0, cursor: 'auto' },
  },
});
export const said = style({
  gridColumn: '1 / -1',
  padding: theme.spacing(1, 5, 0),
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  '@media': {
    [up('md')]: { padding: theme.spacing(1, 6, 0) },
    [up('nav')]: { gridColumn: 'auto', alignSelf: 'center', padding: theme.spacing(0, 4, 3, 8) },
  },
});
export const prompt = style({ '@media': { [noScript]: { display: 'none' } } });
export const still = style({ display: 'none', '@media': { [noScript]: { display: 'inline' } } });
export const action = style([
  actionLink,
  {
    gridColumn: '1 / -1',
    padding: theme.spacing(0, 5),
    '@media': {
      // Under the prompt, clear of what floats in the margin.
      [up('md')]: { alignSelf: 'start', padding: theme.spacing(0, 6, 3) },
      [up('nav')]: { gridColumn: 'auto', alignSelf: 'center', padding: theme.spacing(0, 12, 3, 2) },
    },
    // The link fills the panel's corner, so its ring lies inside.
    ':focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
]);
