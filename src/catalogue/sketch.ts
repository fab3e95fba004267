/** The data of a small, wordless drawing of learner's work, for a card and a preview image (S1-41). */
import type { WorkWindow } from './workSchema';

/** Kind of a window, and the lengths in its drawing: at most 5 whole numbers from 1 to 10. */
export type Sketch = [kind: WorkWindow['kind'], ...lengths: number[]];

/** Longest text of a window, in characters. */
const MAX_LENGTH = 44;
/** Characters that lines of a log have in common. */
const PREFIX_LENGTH = 28;
const lengthOf = (text: string, from = MAX_LENGTH) => Math.max(1, Math.min(10, Math.round((10 * text.length) / from)));

/** The drawing data of `window`. */
export function sketchOf(window: WorkWindow): Sketch {
  switch (window.kind) {
    case 'log':
      return [
        'log',
        ...window.lines.slice(0, 4).map(({ text }) => lengthOf(text.slice(PREFIX_LENGTH), MAX_LENGTH - PREFIX_LENGTH)),
      ];
    case 'code':
    case 'tests':
      return [window.kind, ...window.lines.slice(0, 4).map((line) => lengthOf(line, 34))];
    case 'chart': {
      const most = Math.max(...window.bars.map(({ value }) => value));
      return ['chart', ...window.bars.map(({ value }) => lengthOf(' '.repeat(value), most))];
    }
    case 'desk':
      return ['desk', ...window.questions.map((question) => lengthOf(question))];
    case 'minutes':
      return ['minutes', ...window.lines.map(({ text }) => lengthOf(text))];
    case 'rounds':
      return ['rounds', ...window.tests.map((test) => lengthOf(' '.repeat(test.right), test.of))];
    case 'board':
      return ['board', ...window.rows.map(({ size }) => size)];
    case 'sort':
      return ['sort', ...window.places.map((_, place) => window.tasks.filter((task) => task.place === place).length)];
    default:
      return [window.kind];
  }
}
