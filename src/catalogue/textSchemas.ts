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

/** `'label clear'` as `'label' | 'clear'`. */
type Split<List extends string, Between extends string> = List extends `${infer First}${Between}${infer Rest}`
  ? First | Split<Rest, Between>
  : List;
/** `results{count}` is a text that has a place for a count. */
type TextSchemas<Texts extends string> = {
  [Text in Texts as Text extends `${infer Name}{${string}` ? Name : Text]: Text extends `${string}{${infer Places}}`
    ? z.ZodType<Template<Split<Places, ','>>>
    : typeof joinedWords;
};

/**
 * An object of texts, by names in lists. Places to fill in follow the name of a text:
 * `texts('label clear', 'results{count} paying{fee,day}')`.
 */
export const texts = <List extends string>(...lists: List[]) =>
  z.strictObject(
    Object.fromEntries(
      lists
        .flatMap((list) => list.split(' '))
        .map((text) => {
          const [name = '', places] = text.split(/[{}]/);
          return [name, places ? template(...places.split(',')) : joinedWords];
        }),
    ) as TextSchemas<Split<List, ' '>>,
  );
