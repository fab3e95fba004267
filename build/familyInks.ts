/** The inks of a plant family as colours, for pictures and papers, where the site's CSS variables do not reach. */
import type { Family } from '../src/catalogue/schema';
import { colours } from '../src/theme/tokens.ts';

const { bloom, tint } = colours.light;

const FAMILIES = {
  protea: { petal: bloom.protea, soft: bloom.proteaSoft, sun: bloom.sun, ground: tint.rose },
  pincushion: { petal: bloom.pincushion, soft: bloom.pincushionSoft, sun: bloom.protea, ground: tint.ochre },
  erica: { petal: bloom.erica, soft: bloom.ericaSoft, sun: bloom.sun, ground: tint.heather },
  restio: { petal: bloom.leaf, soft: bloom.restioSoft, sun: bloom.sun, ground: tint.sage },
  seed: { petal: bloom.leaf, soft: bloom.restioSoft, sun: bloom.sun, ground: tint.sage },
};

/** Ink name → colour, and the ground of the family's plots; in the light scheme. */
export function familyInks(family: Family) {
  return { ...FAMILIES[family], leaf: bloom.leaf, sage: bloom.sage };
}
