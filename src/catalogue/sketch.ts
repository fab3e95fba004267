/** The data of a small, wordless drawing of learner's work, for a card and a preview image (S1-41). */
import type { WorkWindow } from './workSchema';

/** Kind of a window, and the lengths in its drawing: at most 5 whole numbers from 1 to 10. */
export type Sketch = [kind: WorkWindow['kind'], ...lengths: number[]];

/** Longest text of a window, in characters. */
const MAX_LENGTH = 44;
/** Number of characters with which every line of a log begins alike: only the rest is drawn. */
const PREFIX_LENGTH = 28;
/** Tenths of `most`, from 1. */
const tenths = (value: number, most: number) => Math.max(1, Math.min(10, Math.round((10 * value) / most)));
const textLength = ({ length }: string) => tenths(length, MAX_LENGTH);

function lengthsOf(window: WorkWindow): number[] {
  switch (window.kind) {
    case 'log':
      return window.lines
        .slice(0, 4)
        .map(({ text }) => tenths(text.length - PREFIX_LENGTH, MAX_LENGTH - PREFIX_LENGTH));
    case 'code':
    case 'tests':
      return window.lines.slice(0, 4).map(({ length }) => tenths(length, 34));
    case 'chart':
      return window.bars.map(({ value }, _, bars) => tenths(value, Math.max(...bars.map((bar) => bar.value))));
    case 'desk':
      return window.questions.map(textLength);
    case 'minutes':
      return window.lines.map(({ text }) => textLength(text));
    case 'rounds':
      return window.tests.map(({ right, of }) => tenths(right, of));
    case 'board':
      return window.rows.map(({ size }) => size);
    case 'sort':
      return window.places.map((_, place) => window.tasks.filter((task) => task.place === place).length);
    default:
      return [];
  }
}

/** The drawing data of `window`. */
export const sketchOf = (window: WorkWindow): Sketch => [window.kind, ...lengthsOf(window)];
