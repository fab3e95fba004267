/** Colours and surfaces of the motifs: a family sets petal, soft and sun; leaf and sage are shared. */
import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { Family } from '../../catalogue/schema';
import { theme } from '../../theme';
import { forcedColours } from '../../theme/media';
import * as surfaces from '../../theme/surface.css';
import type { TileColour } from './tiles';

const { motif, tint: tints, band } = theme.vars.palette;

/** Colours of the closest `data-family` ancestor. */
export const petal = createVar();
export const soft = createVar();
const sun = createVar();

function coloursOf(colours: { petal: string; soft: string; sun: string }) {
  return {
    [petal]: fallbackVar(surfaces.colours.petal, colours.petal),
    [soft]: fallbackVar(surfaces.colours.soft, colours.soft),
    [sun]: fallbackVar(surfaces.colours.sun, colours.sun),
  };
}

const protea = coloursOf({ petal: motif.protea, soft: motif.proteaSoft, sun: motif.sun });
const restio = coloursOf({ petal: motif.leaf, soft: motif.restioSoft, sun: motif.sun });
const familyColours: Record<Family, Record<string, string>> = {
  protea,
  pincushion: coloursOf({ petal: motif.pincushion, soft: motif.pincushionSoft, sun: motif.protea }),
  erica: coloursOf({ petal: motif.erica, soft: motif.ericaSoft, sun: motif.sun }),
  restio,
  seed: restio,
};

// An element with `data-family` has that family's colours.
for (const [family, vars] of Object.entries(familyColours)) globalStyle(`[data-family="${family}"]`, { vars });

const fills: Record<TileColour, string> = {
  petal,
  soft,
  sun: fallbackVar(sun, motif.sun),
  leaf: fallbackVar(surfaces.colours.leaf, motif.leaf),
  sage: motif.sage,
};
/** Forced colours: every shape is text colour with a hairline edge. */
const forcedColour = { fill: 'CanvasText', stroke: 'Canvas', strokeWidth: 0.05 };
export const tileFill = styleVariants(fills, (fill) => ({ fill, '@media': { [forcedColours]: forcedColour } }));

const tintOf: Record<Family, string> = {
  protea: tints.rose,
  pincushion: tints.ochre,
  erica: tints.heather,
  restio: fallbackVar(surfaces.sage, tints.sage),
  seed: surfaces.seed,
};
/** Tint of a family as a background. */
export const tint = styleVariants(tintOf, (background) => ({ background }));

const textColours: Record<Family, string> = {
  protea: theme.vars.palette.apply.main,
  pincushion: theme.vars.palette.accent.rust,
  erica: theme.vars.palette.accent.heather,
  restio: theme.vars.palette.primary.main,
  seed: theme.vars.palette.primary.main,
};
/** Text colour of a family. */
export const familyText = styleVariants(textColours, (color) => ({ color }));

/** A motif on its family's tint: in the family's colours on a dark surface too. */
export const tintedMotif = style({
  vars: Object.fromEntries(Object.values(surfaces.colours).map((colour) => [colour, 'initial'])),
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: theme.shape.leaf.icon,
  flex: 'none',
});
export const motifInTint = style({ width: '76%', height: 'auto' });

const cells = {
  ...tints,
  paper: theme.vars.palette.background.paper,
  sand: band.sand,
  deep: band.deep,
  glow: band.glow,
  night: band.night,
  wine: band.wine,
  rust: band.rust,
  plum: band.plum,
};
export type Surface = keyof typeof cells;
/** Background of one pattern cell. */
export const patternSurface = styleVariants(cells, (fill) => ({
  fill,
  // Cells end on whole pixels, so no seam shows between two of them or at the edge.
  shapeRendering: 'crispEdges',
  '@media': { [forcedColours]: { fill: 'Canvas' } },
}));

export const pattern = style({ height: 'auto' });
