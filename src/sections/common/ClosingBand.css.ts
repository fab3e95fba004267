import { createVar, style } from '@vanilla-extract/css';
import * as ground from '../../theme/ground.css';
import { fits, print } from '../../theme/media';
import { page } from '../../theme/page';
import { palette } from '../../theme/palette.css';
import { layout, space } from '../../theme/tokens';
import { stack } from '../../ui/layout.css';
import type { Look } from '../../ui/bloom/quilts';

const { band } = palette;

const base = style({
  color: band.onWine,
  overflow: 'hidden',
  vars: {
    ...ground.darkRing,
    [ground.secondary]: band.onWine,
    [ground.lead]: band.onWine,
    [ground.link]: band.onWine,
    [ground.outlined]: band.onDeep,
    [ground.outlinedHover]: band.glow,
  },
  '@media': { [print]: { background: 'none', color: 'CanvasText' } },
});
/** For a band that asks for what paper cannot do. */
export const offPaper = style({ '@media': { [print]: { display: 'none' } } });

const [wine, rust, plum, deep] = [band.wine, band.rust, band.plum, band.deep].map((background) =>
  style([base, { background }]),
) as [string, string, string, string];
/** The strong ground of a page's kind. */
export const grounds: Record<Look, string> = {
  mixed: wine,
  protea: wine,
  pincushion: rust,
  erica: plum,
  restio: deep,
  seed: deep,
  corporate: deep,
};

/** Side of a plot of the quilt: four of them fill the window, or three of them the band. */
const plot = createVar();
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: page.section,
  alignItems: 'center',
  vars: { [plot]: '25cqi' },
  '@container': {
    [fits('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: layout.columns,
      marginBlock: `calc(-1 * ${page.section})`,
      vars: { [plot]: 'clamp(96px, 10cqi, 144px)' },
    },
  },
});
/** Where they are taller than the quilt, they make the band higher. */
export const words = style([stack, { '@container': { [fits('lg')]: { paddingBlock: space(10) } } }]);
/** To the window's edge and the band's: below the words, or beside them and as high as the band. */
export const picture = style({
  width: `calc(4 * ${plot})`,
  margin: `0 0 calc(-1 * ${page.section}) calc(-1 * ${page.gutter})`,
  '@container': {
    [fits('lg')]: {
      alignSelf: 'end',
      marginBlock: 0,
      marginLeft: 0,
      marginRight: `calc(-1 * ${page.gutter} - max(0px, (100cqi - ${layout.content} - 2 * ${page.gutter}) / 2))`,
    },
  },
});
