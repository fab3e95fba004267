/** Schemas of single fields. The build and the editor's forms refuse other values with the same message. */
import { z } from 'zod';
import { AMOUNT } from '../amounts.mjs';
import { CHARACTERS } from '../characters';
import { visitorDay } from '../day';
import '../checks/messages';
import { says } from '../document';
import type { Template } from '../fill';

const KNOWN = new Set(CHARACTERS);
/** Most letters of a word: a longer one would not fit in a line on a small screen. */
const LONGEST_WORD = 40;

/** Message about the first character of `value` that cannot be shown, with its place. */
function unknownLetterIn(value: string, known: (letter: string) => boolean): string | undefined {
  const letters = [...value];
  const at = letters.findIndex((letter) => !known(letter));
  const letter = letters[at];
  if (!letter) return undefined;
  const code = `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}, character ${at + 1}`;
  return /\p{C}|\p{Z}|\p{M}/u.test(letter)
    ? `has a character that cannot be seen (${code}); take it out`
    : `has ‘${letter}’ (${code}), which the typefaces do not have; write it otherwise`;
}

/** Problem of a text; `undefined` where it has none. */
export function textProblem(text: string, mayHaveLines: boolean): string | undefined {
  // The build fills the place of an amount.
  const value = text.replaceAll(AMOUNT, 'R1');
  const word = value.split(/[\s/-]/).find(({ length }) => length > LONGEST_WORD);
  const [code] = /<\/?[a-z!][^>]*>?|&(#\w+|[a-z]+);/i.exec(value) ?? [];
  const [placeholder] = /\{[\w-]*(\.[^{}]*)?\}/.exec(value) ?? [];
  if (!value.trim()) return 'must not be empty';
  if (value.includes('\n') && !mayHaveLines) return 'must be one line';
  if (value !== value.trim()) return 'must not begin or end with a space';
  if (code) return `has ${code}, which would be shown as it stands; take it out`;
  if (placeholder) return `has ${placeholder}, which would be shown as it stands; write what it stands for`;
  if (word)
    return `has a word of ${word.length} letters, and no line has room for more than ${LONGEST_WORD}; shorten it`;
  return unknownLetterIn(value, (letter) => KNOWN.has(letter) || letter === '\n');
}

/** Schema of a text with its own check, which reports one problem at a time. */
const checkedText = (max: number, check: (value: string) => string | undefined, min = 1) =>
  z
    .string()
    .min(min)
    .max(max)
    .superRefine((value, context) => {
      const message = context.issues.length === 0 && check(value);
      if (message) context.addIssue({ code: 'custom', message });
    });

/** One line of at most `max` characters. */
export const line = (max: number, min = 1) => checkedText(max, (value) => textProblem(value, false), min);
/** One line. */
export const text = line(200);
/** The name of something, or a heading. */
export const name = checkedText(80, (value) =>
  /^(y|n|yes|no|on|off|true|false|null|none)$/i.test(value)
    ? `must be a name, and '${value}' is an answer; write the name`
    : textProblem(value, false),
);
/** A text that the specification fixes. */
export const fixed = (words: string) => z.literal(words, says(`‘${words}’`));
/** A name with words that the specification asks for. */
export const nameWith = (words: RegExp) => name.regex(words, says(`‘${words.source}’`, 'let it have these words'));
/** Sentences: the editor shows a larger field. */
export const sentences = (max: number, min = 1) =>
  checkedText(max, (value) => textProblem(value, true), min).meta({ multiline: true });
export const prose = sentences(600);
/** Words that are joined with others: a space at their end is allowed. */
const joinedWords = checkedText(200, (value) => textProblem(value.trim(), false));
/** A line of code. It may be empty, and keeps its indentation. */
export const code = (max: number) =>
  checkedText(max, (value) => unknownLetterIn(value, (letter) => KNOWN.has(letter) || /[ -~]/.test(letter)), 0);

/** Folders of the built site that no page may take. */
const RESERVED = /^\/(admin|assets|brochures|calendar|index|previews|uploads)(\/|$)/i;
const PATH = '/([A-Za-z0-9-]+(/[A-Za-z0-9-]+)*)?';

const notReserved = (value: string) => !RESERVED.test(value);
const OWN_FILES = 'must not begin so: the site keeps its own files there; choose another';

/** An absolute path on this site, spelled exactly as in the specification. */
export const path = z
  .string()
  .regex(
    new RegExp(`^${PATH}$`),
    'must be a path such as /programs/cyber-security, of letters, digits and -, without / at its end',
  )
  .refine(notReserved, OWN_FILES);
/** An address that the site once had, as another site's links still spell it. */
export const oldPath = z
  .string()
  .regex(
    /^(\/[\w.-]+)+$/,
    'must be a path such as /courses/old-name.html, of letters, digits, -, _ and ., without / at its end',
  )
  .refine(notReserved, OWN_FILES);
/** The path of a programme. The editor offers the existing ones. */
export const programmePath = path.meta({ choices: 'programmes' });
/** A link within this site: a path, and a place on its page where needed. */
export const link = z
  .string()
  .regex(
    new RegExp(`^${PATH}(\\?[a-z]+=[A-Za-z0-9-]+)?(#[A-Za-z0-9-]+)?$`),
    'must be a path such as /about, or /learning-process#free-trial',
  );
/** The id of a place on a page, the part of a link after `#`. */
export const anchor = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be small letters, digits and -, as free-trial');

const HOST = '^https://[a-z0-9-]+(\\.[a-z0-9-]+)+';
/** An address on another host. */
export const address = z
  .string()
  .max(200)
  .regex(
    new RegExp(`${HOST}(:\\d+)?(\\/[\\w.~%/?=&+#-]*)?$`, 'i'),
    'must be an https address such as https://apply.centre.example/login',
  );
/** The address of a site: a host and nothing after it. */
export const siteAddress = z
  .string()
  .regex(new RegExp(`${HOST}$`), 'must be an https address without / at its end, as https://www.centre.example');
export const email = z.email('must be an e-mail address such as hello@centre.example').max(80);

/** Most years between today and a date of the catalogue, before or after. */
const YEARS = 10;
const thisYear = Number(visitorDay(Date.now()).slice(0, 4));
/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso
  .date('must be a date such as 2027-02-01')
  .refine(
    (value) => Math.abs(Number(value.slice(0, 4)) - thisYear) <= YEARS,
    `must be within ${YEARS} years of today: from ${thisYear - YEARS} to ${thisYear + YEARS}`,
  );
/** A time of day, `HH:MM`. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 18:00');

/** A whole number from `min` to `max`. */
export const number = (max: number, min = 1) => z.int().min(min).max(max);
/** An amount that a visitor pays, in whole rand. */
export const rand = number(500_000, 100);

/** Refuses list entries with equal keys. `what` names the key in the message. */
export const unique =
  <T>(key: (entry: T) => string, what: string) =>
  (entries: T[], context: z.core.$RefinementCtx<T[]>): void => {
    for (const [index, entry] of entries.entries()) {
      const first = entries.findIndex((one) => key(one) === key(entry));
      const message = `has the same ${what} as ${first + 1}; change it, or take one of the two out`;
      if (first < index) context.addIssue({ code: 'custom', path: [index], message });
    }
  };

const braced = (names: string[]) => names.map((name) => `{${name}}`).join(' and ');

function holding<Name extends string>(names: Name[], needed: string, problem: string): z.ZodType<Template<Name>> {
  const pattern = `^${needed}([^{}]|\\{(${names.join('|')})\\})+$`;
  const schema = checkedText(200, (value) =>
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
