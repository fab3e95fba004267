import { leaf, line, PAGE } from '../../common/stepDrawings';
import type { Design } from '../CorporatePage';

/** Two who learn together. */
export const design: Design = {
  // A target, an agreement with three hands on it, the logbook, and what has grown.
  steps: [
    [
      [1, 0.5, 6, 'oP'],
      [2, 1.5, 4, 'oQ'],
      [3, 2.5, 2, 'oS'],
      [1, 6.5, 1.5, 'bL .. .. aL'],
    ],
    [PAGE, line(2, 1.4, 6), line(2, 2.8, 4), line(2, 4.2, 6), leaf(2, 5.8), leaf(3.4, 5.8, 'Q'), leaf(4.8, 5.8)],
    [
      [0, 2, 2, '3L #L #L 4L', '#L #L #L #L', '#L #L #L #L'],
      [3.8, 2, 0.4, ...Array(15).fill('#P')],
      ...[3.2, 4.6, 6].flatMap((y) => [line(0.8, y, 4), line(5, y, 3)]),
      leaf(6.2, 5.6),
    ],
    [
      [0, 6, 2, '#M'],
      [2, 4, 2, '#M', '#M'],
      [4, 2, 2, '#L #L', '#L #L', '#L #L'],
      [4, 0, 2, 'aP bP'],
    ],
  ],
};
