/** The inks and grounds of the blooms: a family sets petal, soft and sun; leaf and sage are common. */
import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { Family } from '../../catalogue/schema';
import * as grounds from '../../theme/ground.css';
import { forcedColours, print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { leaf } from '../../theme/tokens';
import type { Ink } from './tiles';

const { bloom, tint: tints, band } = palette;

/** What stands inside an element with `data-family` may use its inks. */
export const petal = createVar();
export const soft = createVar();
const sun = createVar();

function inksOf(own: { petal: string; soft: string; sun: string }) {
  return {
    [petal]: fallbackVar(grounds.inks.petal, own.petal),
    [soft]: fallbackVar(grounds.inks.soft, own.soft),
    [sun]: fallbackVar(grounds.inks.sun, own.sun),
  };
}

const protea = inksOf({ petal: bloom.protea, soft: bloom.proteaSoft, sun: bloom.sun });
const restio = inksOf({ petal: bloom.leaf, soft: bloom.restioSoft, sun: bloom.sun });
const familyInks: Record<Family, Record<string, string>> = {
  protea,
  pincushion: inksOf({ petal: bloom.pincushion, soft: bloom.pincushionSoft, sun: bloom.protea }),
  erica: inksOf({ petal: bloom.erica, soft: bloom.ericaSoft, sun: bloom.sun }),
  restio,
  seed: restio,
};

// What says of which family it is has that family's inks for the tiles inside.
for (const [family, vars] of Object.entries(familyInks)) globalStyle(`[data-family="${family}"]`, { vars });

const fills: Record<Ink, string> = {
  petal,
  soft,
  sun: fallbackVar(sun, bloom.sun),
  leaf: fallbackVar(grounds.inks.leaf, bloom.leaf),
  sage: bloom.sage,
};
/** In the visitor's own colours all inks are text, each shape with a hairline round it. */
const plainInk = { fill: 'CanvasText', stroke: 'Canvas', strokeWidth: 0.05 };
export const ink = styleVariants(fills, (fill) => ({ fill, '@media': { [forcedColours]: plainInk } }));

const grounded: Record<Family, string> = {
  protea: tints.rose,
  pincushion: tints.ochre,
  erica: tints.heather,
  restio: fallbackVar(grounds.sage, tints.sage),
  seed: grounds.seed,
};
/** The tint of a family as a ground. */
export const tint = styleVariants(grounded, (background) => ({ background }));

const words: Record<Family, string> = {
  protea: palette.apply.main,
  pincushion: palette.accent.rust,
  erica: palette.accent.heather,
  restio: palette.primary.main,
  seed: palette.primary.main,
};
/** A family's colour for words. */
export const word = styleVariants(words, (color) => ({ color }));

/** A bloom on its family's tint. */
export const plot = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: leaf.icon,
  flex: 'none',
});
export const inPlot = style({ width: '76%', height: 'auto' });

const plots = {
  ...tints,
  paper: palette.background.paper,
  sand: band.sand,
  deep: band.deep,
  glow: band.glow,
  night: band.night,
  wine: band.wine,
  rust: band.rust,
  plum: band.plum,
};
export type Ground = keyof typeof plots;
/** The ground of one plot of a quilt. */
export const quiltGround = styleVariants(plots, (fill) => ({
  fill,
  '@media': { [forcedColours]: { fill: 'Canvas' } },
}));

export const quilt = style({ height: 'auto', '@media': { [print]: { display: 'none !important' } } });
