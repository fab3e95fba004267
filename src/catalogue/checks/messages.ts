/** Messages about problems of the catalogue, for the build and the editor. Each says how to correct the value. */
import { z } from 'zod';

/** The words for `issue` where Zod's own, or the schema's, do not say what to do. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (code === 'unrecognized_keys') {
    const { shape, keyType } = (issue.inst as unknown as { def: { shape?: object; keyType?: z.ZodEnum } }).def;
    const fields = Object.keys(shape ?? keyType?.enum ?? {}).join(', ');
    return `${issue.keys.join(' and ')} is no field here; the fields are ${fields}. Mend its name, or take it out`;
  }
  const isValue = ['invalid_type', 'invalid_value', 'invalid_union', 'invalid_key'].includes(code ?? '');
  if (isValue && input === undefined) return 'is missing; fill it in';
  if (isValue && input === null) return 'is empty; fill it in, or take its line out';
  if (code === 'invalid_type' && issue.expected === 'string' && typeof input !== 'object')
    return `must be a text, and ${input} is none; put it in quotes, as "${input}"`;
  return undefined;
}

z.config({ customError: messageOf as never });

/** Every problem of `value`. */
export const problemsIn = (schema: z.ZodType, value: unknown) => z.safeParse(schema, value).error?.issues ?? [];

/** `['modules', 1, 'title']` → `modules 2: title: `, before its message. */
export function placeOf(path: PropertyKey[]): string {
  const parts = path.map((part, index) =>
    typeof part === 'number' ? ` ${part + 1}` : `${index > 0 ? ': ' : ''}${String(part)}`,
  );
  return parts.join('') + (path.length > 0 ? ': ' : '');
}
