/** `evidence.json`: what states have in common, as the results of rules and outlines, stands once and is referred to by number. */
import type { Evaluation, StateEvidence } from '../../a11y/model';

type Packed = Omit<Evaluation, 'states' | 'brochures'> & {
  /** Anything that is referred to. */
  parts: unknown[];
  states: Record<string, unknown>[];
  brochures: Record<string, unknown>[];
};

/** What several states share. */
const SHARED = ['checks', 'headings', 'landmarks', 'shown'] as const;

/** The text of the file: a state or a part on each line. */
export function pack({ states, brochures, ...about }: Evaluation): string {
  const numbers = new Map<string, number>();
  const lines: string[] = [];
  const refer = (part: unknown): number => {
    // A list refers to its entries, so that two lists that differ in one entry share the rest.
    const text = JSON.stringify(Array.isArray(part) ? part.map((entry) => refer({ entry })) : part);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, lines.length);
    return lines.push(text) - 1;
  };
  const short = (measured: object) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(measured).map(([key, value]) => {
          if (!(SHARED as readonly string[]).includes(key)) return [key, value];
          if (Array.isArray(value)) return [key, refer(value)];
          return [key, Object.fromEntries(Object.entries(value).map(([kind, items]) => [kind, refer(items)]))];
        }),
      ),
    );
  const packed = { states: states.map(short), brochures: brochures.map(short), parts: lines };
  const listed = Object.entries(packed).map(([name, entries]) => `${JSON.stringify(name)}:[\n${entries.join(',\n')}]`);
  return `${JSON.stringify(about).slice(0, -1)},${listed.join(',')}}\n`;
}

/** The evaluation that `text` holds. Throws one line where it holds none. */
export function unpack(text: string): Evaluation {
  const { parts, states, brochures, ...about } = JSON.parse(text) as Packed;
  if (!Array.isArray(parts)) throw new Error('This is no evidence.json of this version of the report.');
  const list = (number: number) =>
    (parts[number] as number[]).map((entry) => (parts[entry] as { entry: unknown }).entry);
  const whole = (short: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(short).map(([key, value]) => {
        if (!(SHARED as readonly string[]).includes(key)) return [key, value];
        if (typeof value === 'number') return [key, list(value)];
        return [key, Object.fromEntries(Object.entries(value as object).map(([kind, at]) => [kind, list(at)]))];
      }),
    );
  return {
    ...about,
    states: states.map((state) => whole(state) as unknown as StateEvidence),
    brochures: brochures.map((brochure) => whole(brochure) as unknown as Evaluation['brochures'][number]),
  };
}
