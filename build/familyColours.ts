/** The colours of a plant family as values, for images and PDFs, which cannot read the site's CSS variables. */
import type { Family } from '../src/catalogue/schema';
import { theme } from '../src/theme';

const { motif, tint } = theme.palette;

const FAMILIES = {
  protea: { petal: motif.protea, soft: motif.proteaSoft, sun: motif.sun, surface: tint.rose },
  pincushion: { petal: motif.pincushion, soft: motif.pincushionSoft, sun: motif.protea, surface: tint.ochre },
  erica: { petal: motif.erica, soft: motif.ericaSoft, sun: motif.sun, surface: tint.heather },
  restio: { petal: motif.leaf, soft: motif.restioSoft, sun: motif.sun, surface: tint.sage },
  seed: { petal: motif.leaf, soft: motif.restioSoft, sun: motif.sun, surface: tint.sage },
};

/** Colour name → value, and the surface of the family's cells; light scheme. */
export function familyColours(family: Family) {
  return { ...FAMILIES[family], leaf: motif.leaf, sage: motif.sage };
}
