import { bubble, leaf, line, PAGE, SCREEN, WINDOW } from '../../common/stepDrawings';
import type { Design } from '../CorporatePage';

/** Desks, and ticks in rows. */
export const design: Design = {
  // A talk, a proposal, minutes on a screen, and the month after which the centre asks.
  steps: [
    [...bubble(0, 1, 5, 3, 'L'), [1, 2, 1, 'iS iS iS'], ...bubble(4, 4, 4, 3, 'P')],
    [PAGE, line(2, 1.4, 5, 'S'), line(2, 2.8, 6), line(2, 4.2, 4), line(2, 5.6, 3)],
    [
      ...SCREEN,
      line(2.4, 1.6, 7),
      line(2.4, 3.2, 5, 'P'),
      line(2.4, 4.8, 6),
      ...[1.3, 2.9, 4.5].map((y) => leaf(0.9, y)),
    ],
    [...WINDOW, [1.5, 0.4, 1, 'iS .. .. .. iS'], [1.5, 3, 1.25, 'iM iM iM iM', 'iM iM iM iM', 'iM iM aS']],
  ],
};
