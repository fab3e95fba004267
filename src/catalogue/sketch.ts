/** The data of a small, wordless drawing of learner's work, for a card and a preview image (S1-41). */
import type { ExampleContent } from './schema/examples';

/** Shape of the drawing, and the lengths in it: at most 5 whole numbers from 1 to 10. */
export type Sketch = [shape: 'lines' | 'bars' | 'rows' | 'answer' | 'places', ...lengths: number[]];

/** Longest text of an example, in characters. */
const MAX_LENGTH = 44;
/** Tenths of `most`, from 1. */
const tenths = (value: number, most: number) => Math.max(1, Math.min(10, Math.round((10 * value) / most)));
const textLength = ({ length }: string) => tenths(length, MAX_LENGTH);

/** The drawing data of `content`. */
export function sketchOf(content: ExampleContent): Sketch {
  switch (content.kind) {
    case 'steps': {
      const { lines, program = lines?.map(({ text }) => text), tests = [], steps } = content;
      if (program) return ['lines', ...program.slice(0, 4).map(textLength)];
      return ['bars', ...tests.map(({ of = 1 }, index) => tenths(steps[0]?.right?.[index] ?? 0, of))];
    }
    case 'choices':
      return ['rows', ...content.rows.map(({ value }) => textLength(value))];
    case 'answers': {
      const values = content.choices[0]?.values;
      if (values) return ['bars', ...values.map((value) => tenths(value, Math.max(...values)))];
      return ['answer', ...content.choices.map(({ label }) => textLength(label))];
    }
    default:
      return [
        'places',
        ...content.places.map((_, place) => content.tasks.filter((task) => task.place === place).length),
      ];
  }
}
