import { bubble, line } from '../../common/stepDrawings';
import type { Design } from '../CorporatePage';

/** One tried among many. */
export const design: Design = {
  // A dull task told, a watch, the work measured without AI and with it, and a choice of two ways.
  steps: [
    [...bubble(0.5, 0.5, 7, 6, 'L'), ...[1.7, 3.2, 4.7].map((y, at) => line(2, y, 7, at === 2 ? 'S' : 'M'))],
    [
      [3, 0, 1, '#P #P'],
      [0.5, 1, 7, 'oL'],
      [1.5, 2, 5, 'oM'],
      [4, 2, 2.5, '4S'],
    ],
    [
      ...[0, 1.2, 2.4, 3.6, 4.8, 6, 7.2].map((y) => line(0.5, y, 4, 'M', 0.8)),
      ...[6, 7.2].map((y) => line(4.6, y, 4, 'L', 0.8)),
      [4.6, 4, 1.6, 'aP bP'],
    ],
    [
      [3.5, 0, 1, ...Array(8).fill('#L')],
      [3, 0.6, 1, '#S #S #S 4S', '#S #S #S 1S'],
      [1, 3.4, 1, '3P #P #P #P', '2P #P #P #P'],
    ],
  ],
};
