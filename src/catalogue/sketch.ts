/** What a card and a preview picture need of a window of work, to draw it without its words (S1-41). */
import type { WorkWindow } from './workSchema';

/** The kind of a window, and what decides the lengths in its drawing: at most 5 whole numbers from 1 to 10. */
export type Sketch = [kind: WorkWindow['kind'], ...lengths: number[]];

/** Letters of the longest text of a window. */
const LONGEST = 44;
/** Letters that lines of a log have in common. */
const HEAD = 28;
const lengthOf = (text: string, from = LONGEST) => Math.max(1, Math.min(10, Math.round((10 * text.length) / from)));

/** What the cards and pictures need of a window. */
export function sketchOf(window: WorkWindow): Sketch {
  switch (window.kind) {
    case 'log':
      return ['log', ...window.lines.slice(0, 4).map(({ text }) => lengthOf(text.slice(HEAD), LONGEST - HEAD))];
    case 'code':
      return ['code', ...window.lines.slice(0, 4).map((line) => lengthOf(line, 34))];
    case 'chart': {
      const most = Math.max(...window.bars.map(({ value }) => value));
      return ['chart', ...window.bars.map(({ value }) => lengthOf(' '.repeat(value), most))];
    }
    case 'page':
      return ['page'];
    case 'form':
      return ['form', ...window.rows.slice(0, 3).map(({ value }) => lengthOf(value, 30))];
    case 'prompt':
      return ['prompt', lengthOf(window.answer, 80), ...window.checks.map(({ text }) => lengthOf(text))];
  }
}
