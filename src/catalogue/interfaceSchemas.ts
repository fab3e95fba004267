/**
 * Schemas of the interface's texts. The centre's files must have the same texts, with the same places to fill in, as the
 * example centre's.
 */
import { z } from 'zod';
import { joinedWords, name } from './fields';
import { fixed, template } from './textSchemas';

/** The texts of a file in `interface`, by name. */
export type Texts = { [name: string]: string | Texts };

/** Each example file, by its path without `.yaml`. */
export const interfaceTexts = Object.fromEntries(
  Object.entries(import.meta.glob<Texts>('#fixture/interface/*.yaml', { eager: true, import: 'default' })).map(
    ([file, example]) => [file.replace(/.*(interface\/.*)\.yaml$/, '$1'), example],
  ),
);

/** Texts that the specification fixes, by the statements that do. The example's words are those of the document. */
const FIXED: Record<string, string> = {
  'interface/facts.comingSoon': 'S2-61',
  'interface/footer.invitation': 'S2-80',
  'interface/footer.apply': 'S2-80',
  'interface/footer.social': 'S2-71',
  'interface/footer.students': 'S2-75',
  'interface/loading.overlayName': 'S2-11',
  'interface/loading.overlay': 'S2-10',
  'interface/search.noResults': 'S2-33, S8-01',
};

/** The places of a text, as `['day', 'name']`. */
export const placesOf = (text: string): string[] => [...new Set(text.match(/(?<=\{)\w+(?=\})/g))];

function schemaLike(example: string | Texts, at: string): z.ZodType {
  if (typeof example !== 'string')
    return z.strictObject(
      Object.fromEntries(Object.entries(example).map(([key, one]) => [key, schemaLike(one, `${at}.${key}`)])),
    );
  if (FIXED[at]) return fixed(example, FIXED[at]);
  if (at === 'interface/programmePage.markedTaskHeading') return name.describe('Heading over a task, marked.');
  const places = placesOf(example);
  return places.length > 0 ? template(...places) : joinedWords;
}

/** The schema of each file in `interface`. */
export const interfaceSchemas = Object.fromEntries(
  Object.entries(interfaceTexts).map(([file, example]) => [file, schemaLike(example, file)]),
);
