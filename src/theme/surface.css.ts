/**
 * Variables of a surface for the text, controls and drawings on it. A band sets them and a component reads them, so neither
 * has a selector for the other. The global styles have the defaults of most; the others have theirs where they are read.
 */
import { createVar } from '@vanilla-extract/css';
import { theme } from './theme';

/** Secondary text. */
export const secondary = createVar();
/** Lead under a heading. */
export const lead = createVar();
export const link = createVar();
/** Outlined button: text, edge, and their hover colours. */
export const outlined = createVar();
export const outlinedEdge = createVar();
export const outlinedHover = createVar();
export const outlinedHoverWords = createVar();
/** Focus ring, and the gap inside it. */
export const ring = createVar();
export const ringGap = createVar();
/** On a dark surface the focus ring is ochre and needs no gap. */
export const darkRing = { [ring]: theme.vars.palette.sun.main, [ringGap]: 'transparent' };
/** Size of a band's second-level headings, and of the lead under them. */
export const h2Size = createVar();
export const leadSize = createVar();
/** Background of a small mark, such as a question's plus. */
export const mark = createVar();
/** Background of a seed, which has no tint of its own. */
export const seed = createVar();
/** Tint of sage motifs on a sage band. */
export const sage = createVar();
/** Colours that replace every family's on a dark surface; unset on a light one. */
export const colours = { petal: createVar(), soft: createVar(), sun: createVar(), leaf: createVar() };
