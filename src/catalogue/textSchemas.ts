/** Schemas of the interface's texts, with and without places to fill in (`fill.ts`). */
import { z } from 'zod';
import { checkedText, joinedWords, textProblem } from './fields';
import type { Template } from './fill';

const braced = (names: string[]) => names.map((name) => `{${name}}`).join(' and ');

function holding<Name extends string>(names: Name[], needed: string, problem: string): z.ZodType<Template<Name>> {
  const pattern = `^${needed}([^{}]|\\{(${names.join('|')})\\})+$`;
  const schema = checkedText({ max: 200 }, (value) =>
    new RegExp(pattern).test(value) ? textProblem(value.replaceAll(/\{\w+\}/g, 'x').trim(), false) : problem,
  );
  return schema.meta({ pattern }) as unknown as z.ZodType<Template<Name>>;
}

/** A text that has a place for each of `names`, as `{name}`, in any order, and no other. */
export const template = <Name extends string>(...names: Name[]) =>
  holding(
    names,
    names.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join(''),
    `must have ${braced(names)}, and nothing else in braces`,
  );

/** A text that may have places for `names`, and no other. */
export const mayHold = <Name extends string>(...names: Name[]) =>
  holding(names, '', `may have ${braced(names)}, and nothing else in braces`);

/** A text that the specification fixes, word for word, in the statements `ids` of `spec/requirements.ts`. */
export const fixed = <Text extends string>(text: Text, ids: string) => {
  const message = `must be ‘${text}’, as the specification fixes it (${ids} in spec/requirements.ts); write it so again`;
  return z
    .literal(text, { error: ({ input }) => (typeof input === 'string' ? message : undefined) })
    .meta({ pattern: `^${text.replaceAll('?', '\\?')}$` });
};

/** An object of texts by name: `texts('label', 'clear')`. Those with places to fill in follow with `.extend`. */
export const texts = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, joinedWords])) as Record<Name, typeof joinedWords>);
