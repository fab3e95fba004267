import { bubble, type Drawing, leaf, line, SCREEN, sheet } from '../common/stepDrawings';

/** A lesson on a screen, work that is read, the work that runs, and advice. */
export const LESSON: Drawing[] = [
  [...SCREEN, [1, 1.3, 1.4, 'aM bM', 'bM aM', 'aM bM'], [4.2, 1.6, 1.4, 'aP bP', 'aS bS']],
  [
    sheet(2.5, 0, 5, 6, 'M'),
    sheet(0.5, 1, 5, 7, 'L'),
    ...[2.2, 3.6, 5, 6.4].map((y) => line(2.2, y, 4)),
    leaf(0.9, 1.9),
    leaf(0.9, 4.7),
  ],
  [...SCREEN, [2, 1.8, 1, 'aP bP aP bP', 'aQ 3S 4S bQ', '.. 2M 1M']],
  [...bubble(0.5, 0.5, 7, 6, 'L'), [2.5, 1.5, 1.5, 'aS bS', '2M 1M']],
];
