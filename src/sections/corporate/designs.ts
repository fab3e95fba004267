import { bubble, type Drawing, leaf, line, PAGE, SCREEN, sheet, WINDOW } from './stepDrawings';

/** The drawings over the steps of a corporate page, by its `outline`. */
export const DESIGNS = {
  // Two equal sides. Tools, cases, the weighing of one, and the page of rules with a mark beside each.
  balance: [
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
  // Desks, and ticks in rows. A talk, a proposal, minutes on a screen, and the month after which the centre asks.
  desk: [
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
  // Two who learn together. A target, an agreement with three hands on it, the logbook, and what has grown.
  pair: [
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
  // One tried among many. A dull task told, a watch, the work measured without AI and with it, and a choice of two ways.
  pilot: [
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
} satisfies Record<string, readonly Drawing[]>;
