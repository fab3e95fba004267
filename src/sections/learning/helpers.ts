import { bubble, type Drawing, line } from '../common/stepDrawings';

const BUD = ['.. bP aP ..', '.. aP bP ..', 'aL lL .. bL', '2L 2L 1L 1L'];
const SPROUT = ['.. .. .. ..', 'aL aL bL bL', '.. lL .. ..', '2L 2L 1L 1L'];

/** Who helps: the facilitator's plant, a group's smaller ones, and an answer. */
export const HELPERS: Drawing[] = [
  [[0, 0, 2, 'aP bP aP bP', 'aQ 3S 4S bQ', 'aL aL bL bL', '2L 2L 1L 1L']],
  [
    [0, 0, 0.9, ...SPROUT],
    [4.4, 0, 0.9, ...BUD],
    [0, 4.4, 0.9, ...BUD],
    [4.4, 4.4, 0.9, ...SPROUT],
  ],
  [...bubble(0.5, 0.5, 7, 6, 'L'), ...[2, 3.4, 4.8].map((y) => line(2, y, 6))],
];
