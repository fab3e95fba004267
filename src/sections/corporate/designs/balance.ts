import { leaf, line, PAGE, sheet, WINDOW } from '../../common/stepDrawings';
import type { Design } from '../CorporatePage';

/** Two equal sides. */
export const design: Design = {
  // Tools, cases, the weighing of one, and the page of rules with a mark beside each.
  steps: [
    [...WINDOW, [2, 2.8, 2, 'aM bM', 'bM aS']],
    [
      sheet(3, 0, 5, 6, 'M'),
      sheet(1.5, 1, 5, 6, 'Q'),
      sheet(0, 2, 5, 6, 'L'),
      line(1, 3.4, 5),
      line(1, 4.8, 4),
      leaf(3, 6),
    ],
    [
      [3.5, 0.5, 1, 'oS', '#L', '#L', '#L', '#L', '#L', '#L'],
      line(0.5, 1.6, 14, 'L', 0.5),
      [0, 3, 3, 'uP'],
      [5, 3, 3, 'uP'],
      [2.2, 6.8, 1.2, '3L #L 4L'],
    ],
    [PAGE, ...[1.2, 2.7, 4.2, 5.7].flatMap((y) => [line(2, y, 4), leaf(5, y - 0.3)])],
  ],
};
