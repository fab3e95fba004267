/** Messages about problems of the catalogue, for the build and the editor. Each says how to correct the value. */
import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false, without quotes',
  array: 'a list: lines that begin with -',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** Everyday words, with the name of the field that they mean. */
const MEANT: Record<string, string> = { price: 'fee', cost: 'fee', image: 'icon', picture: 'icon' };

/** Number of letters to change, add or take away to turn `a` into `b`. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...a].entries()) {
    const next = [place + 1];
    for (const [index, other] of [...b].entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + Number(letter !== other)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Message for an unknown field: the field that was probably meant, or all known fields. */
function unknownField(name: string, fields: string[]): string {
  const near = fields
    .map((field) => [distance(name.toLowerCase(), field.toLowerCase()), field] as const)
    .filter(([changes]) => changes <= Math.max(1, name.length / 3))
    .sort(([a], [b]) => a - b)[0]?.[1];
  const suggestion = near ?? fields.find((field) => field === MEANT[name.toLowerCase()]);
  return `is not a field here; ${suggestion ? `did you mean ${suggestion}? Rename it, or` : `the fields are ${fields.join(', ')}. Mend its name, or`} take it out`;
}

/** The fields of the object that `issue` is about. */
function fieldsOf({ inst }: Issue): string[] {
  const { shape, keyType } = (inst as unknown as { _zod: { def: { shape?: object; keyType?: z.ZodEnum } } })._zod.def;
  return shape ? Object.keys(shape) : ((keyType?.options as string[]) ?? []);
}

const list = (values: readonly unknown[]) => values.map(String).join(', ');

function wrongType({ input, expected }: { input?: unknown; expected: string }): string {
  if (input === undefined) return 'is missing; fill it in';
  if (input === null) return 'is empty; fill it in, or take its line out';
  const kind = KINDS[expected] ?? expected;
  if (expected === 'string' && typeof input !== 'object')
    return `must be a text, and ${JSON.stringify(input)} is none; put it in quotes, as "${input}"`;
  if (expected === 'number' || expected === 'int') return `must be ${kind} in digits, as 24500, not ${shown(input)}`;
  return `must be ${kind}, not ${shown(input)}`;
}

function shown(input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  return typeof input === 'object' ? 'a group of fields' : JSON.stringify(input);
}

/** The words for `issue`; `undefined` where the schema has its own. */
export function messageOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue as { input?: unknown; expected: string });
    case 'invalid_value':
      if (issue.input === undefined) return wrongType({ expected: '' });
      return typeof issue.values?.[0] === 'boolean'
        ? wrongType({ input: issue.input, expected: 'boolean' })
        : `must be ${issue.values?.length === 1 ? '' : 'one of '}${list(issue.values ?? [])}, not ${shown(issue.input)}`;
    case 'invalid_union':
    case 'invalid_key':
      return issue.input === undefined ? wrongType({ expected: '' }) : 'is none of the kinds that can stand here';
    case 'unrecognized_keys':
      // One line for each field.
      return (issue.keys ?? []).map((name) => unknownField(name, fieldsOf(issue))).join('\n');
    case 'too_small':
    case 'too_big': {
      const bound = Number(issue.minimum ?? issue.maximum);
      const edge = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
      return Array.isArray(issue.input)
        ? `must have ${edge} ${bound} ${bound === 1 ? 'entry' : 'entries'}, not ${issue.input.length}`
        : `must be ${edge} ${bound}`;
    }
    default:
      return undefined;
  }
}

z.config({ customError: messageOf as never });

/** `lines` without those that are `false` or `undefined`. */
export const linesOf = (...lines: (string | false | undefined)[]): string[] =>
  lines.filter((one) => typeof one === 'string');

/** The entry of an intake in its file, as messages name it. */
export const placeOfIntake = ({ programme, starts }: { programme: string; starts: string }, index: number): string =>
  `src/catalogue/intakes.yaml: intakes ${index + 1} (${programme}, ${starts})`;

/** A problem of a value: its place and its message. */
export interface Problem {
  path: PropertyKey[];
  message: string;
}

/** Every problem of `value`. */
export function problemsIn(schema: z.ZodType, value: unknown): Problem[] {
  return (z.safeParse(schema, value).error?.issues ?? []).flatMap((issue): Problem[] => {
    if (issue.code !== 'unrecognized_keys') return [issue];
    const lines = issue.message.split('\n');
    return issue.keys.map((key, index) => ({ path: [...issue.path, key], message: lines[index] ?? '' }));
  });
}

/** `['modules', 1, 'title']` → `modules 2: title`. */
export function placeOf(path: PropertyKey[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? ` ${part + 1}` : `: ${String(part)}`));
  return parts.join('').slice(2);
}

/** Every problem of `value`, the content of `file`: one line each. */
export function problemLines(file: string, schema: z.ZodType, value: unknown): string[] {
  return problemsIn(schema, value).map(({ path, message }) =>
    [file, ...(path.length > 0 ? [placeOf(path)] : []), message].join(': '),
  );
}
