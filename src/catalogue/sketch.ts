/** The data of a small, wordless drawing of learner's work, for a card and a preview image (S1-41). */
import type { ExampleContent } from './schema/examples';

/** Kind of an example, and the lengths in its drawing: at most 5 whole numbers from 1 to 10. */
export type Sketch = [kind: ExampleContent['kind'], ...lengths: number[]];

/** Longest text of an example, in characters. */
const MAX_LENGTH = 44;
/** Number of characters with which every line of a log begins alike: only the rest is drawn. */
const PREFIX_LENGTH = 28;
/** Tenths of `most`, from 1. */
const tenths = (value: number, most: number) => Math.max(1, Math.min(10, Math.round((10 * value) / most)));
const textLength = ({ length }: string) => tenths(length, MAX_LENGTH);

function lengthsOf(content: ExampleContent): number[] {
  switch (content.kind) {
    case 'log':
      return content.lines
        .slice(0, 4)
        .map(({ text }) => tenths(text.length - PREFIX_LENGTH, MAX_LENGTH - PREFIX_LENGTH));
    case 'code':
    case 'tests':
      return content.lines.slice(0, 4).map(({ length }) => tenths(length, 34));
    case 'chart':
      return content.bars.map(({ value }, _, bars) => tenths(value, Math.max(...bars.map((bar) => bar.value))));
    case 'desk':
      return content.questions.map(textLength);
    case 'minutes':
      return content.lines.map(({ text }) => textLength(text));
    case 'rounds':
      return content.tests.map(({ right, of }) => tenths(right, of));
    case 'board':
      return content.rows.map(({ size }) => size);
    case 'sort':
      return content.places.map((_, place) => content.tasks.filter((task) => task.place === place).length);
    default:
      return [];
  }
}

/** The drawing data of `content`. */
export const sketchOf = (content: ExampleContent): Sketch => [content.kind, ...lengthsOf(content)];
