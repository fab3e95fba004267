/** Messages about problems of the catalogue, for the build and the editor. Each says how to correct the value. */
import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

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
  const changes = (field: string) => distance(name.toLowerCase(), field.toLowerCase());
  const near = fields.find((field) => changes(field) <= Math.max(1, name.length / 3));
  return `is not a field here; ${near ? `did you mean ${near}? Rename it, or` : `the fields are ${fields.join(', ')}. Mend its name, or`} take it out`;
}

/** The fields of the object that `issue` is about. */
function fieldsOf({ inst }: Issue): string[] {
  const { shape, keyType } = (inst as unknown as { _zod: { def: { shape?: object; keyType?: z.ZodEnum } } })._zod.def;
  return shape ? Object.keys(shape) : ((keyType?.options as string[]) ?? []);
}

/** The words for `issue` where Zod's own, or the schema's, do not say what to do. */
function messageOf(issue: Issue): string | undefined {
  // One line for each field.
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => unknownField(name, fieldsOf(issue))).join('\n');
  const isValue = ['invalid_type', 'invalid_value', 'invalid_union', 'invalid_key'].includes(issue.code ?? '');
  if (isValue && issue.input === undefined) return 'is missing; fill it in';
  if (isValue && issue.input === null) return 'is empty; fill it in, or take its line out';
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof issue.input !== 'object')
    return `must be a text, and ${issue.input} is none; put it in quotes, as "${issue.input}"`;
  return undefined;
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
