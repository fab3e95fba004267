/** The criteria of `a11y/criteria.yaml`, in the order of the standard, with the row of best practices at the end. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const criterion = z.strictObject({
  /** Extent to which the checks prove it; empty where there are no checks. */
  proves: z.string().default(''),
  /** What a person does to judge it. */
  steps: z.string().default('Check that this is still so.'),
  /** Reason why it does not apply to this site, if so. */
  absent: z.string().optional(),
});
const level = z.record(z.string().regex(/^(?:\d\.\d\.\d+|BP) /), criterion);
const file = z.strictObject({
  machine: z.string().transform((list) => list.split(' ')),
  ...{ A: level, AA: level, AAA: level, 'best practice': level },
});

const { machine, ...levels } = file.parse(parse(readFileSync('a11y/criteria.yaml', 'utf8')));

/** One success criterion of WCAG 2.2, and the means of this project to judge it. */
export interface Criterion extends z.output<typeof criterion> {
  /** Number, as `1.4.3`; `BP` for best practices. */
  number: string;
  name: string;
  level: string;
  /** `true` if the checks look at it whole, `false` if they cover a part at most. */
  isDecidedByMachine: boolean;
  /** Address in the standard; none for best practices. */
  address?: string;
}

function criterionOf(title: string, level: string, entry: z.output<typeof criterion>): Criterion {
  const [number = '', name = ''] = title.split(/ (.*)/);
  const slug = name
    .toLowerCase()
    .replaceAll(/[(),:’]/g, '')
    .replaceAll(' ', '-');
  const address = number === 'BP' ? undefined : `https://www.w3.org/TR/WCAG22/#${slug}`;
  return { number, name, level, isDecidedByMachine: machine.includes(number), ...(address && { address }), ...entry };
}

export const criteria: Criterion[] = Object.entries(levels)
  .flatMap(([name, all]) => Object.entries(all).map(([title, entry]) => criterionOf(title, name, entry)))
  .sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
