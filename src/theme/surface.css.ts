/**
 * What a surface asks of the words, controls and drawings that stand on it. A band sets these, a component reads them, and
 * so neither needs a selector into the other. `global.css.ts` has the values on paper.
 */
import { createVar } from '@vanilla-extract/css';
import { palette } from './palette.css';

/** Text that comes second. */
export const secondary = createVar();
/** The lead under a heading. */
export const lead = createVar();
export const link = createVar();
/** An outlined button: its words, its edge where that is another colour, and all three under a pointer. */
export const outlined = createVar();
export const outlinedEdge = createVar();
export const outlinedHover = createVar();
export const outlinedHoverWords = createVar();
/** The focus ring, and the gap between it and what has the focus. */
export const ring = createVar();
export const ringGap = createVar();
/** On a dark surface the focus ring is ochre, and needs no gap. */
export const darkRing = { [ring]: palette.sun.main, [ringGap]: 'transparent' };
const ofThePage = 'inherit !important';
/**
 * A band on paper. No browser prints a surface, so what stands on one is in the page's own ink; and nothing is counted in
 * letters: each part says how it stands there.
 */
export const onPaper = {
  containerType: 'normal',
  background: ofThePage,
  color: ofThePage,
  vars: { [secondary]: ofThePage, [lead]: ofThePage },
} as const;
/** The size of a band's second-level headings. */
export const h2Size = createVar();
/** The surface of a small mark on this surface: an open question's plus. */
export const mark = createVar();
/** The surface under a seed, which has no tint of its own. */
export const seed = createVar();
/** The tint of sage motifs, which a sage band would swallow. */
export const sage = createVar();
/** Colours that replace every family's own on a dark surface; not set on a light one. */
export const colours = { petal: createVar(), soft: createVar(), sun: createVar(), leaf: createVar() };
