/**
 * Prose that types what a file decides: an amount of a fee, or a rule of the centre. A place that the build fills stands there
 * instead, so that no two pages differ.
 */
import { parse } from 'yaml';
import { fillAmounts, inRand } from '../amounts.mjs';
import { type Catalogue, contents } from '../index';
import type { CorporatePage } from '../schema/pages';
import { placeOf } from './messages';
import { textsOf } from './paths';

/** Amounts made up for an example: no fee decides them. */
const MADE_UP = new Set<PropertyKey>(['work', 'output', 'markedTask', 'samples']);
/** Most people in a group, of whom each pays a part. */
const MOST_PEOPLE = 30;

interface Fee {
  /** Its file, and the name that texts call it by. */
  file: string;
  name: string;
  /** The place of it, as `{cyber-security.fee.once}`, and then of what visitors pay or get back: `{… * 4 / 14}`. */
  places: string[];
}

const baseName = (file: string) => file.replace(/.*\/|\.yaml$/g, '');

/** A fee with its parts or multiples, from 1 to `last`. */
function feeOf(file: string, name: string, field: string, last: number, shareOf: (count: number) => string): Fee {
  const shares = Array.from({ length: last }, (_, index) => shareOf(index + 1));
  return { file, name, places: ['', ...shares].map((share) => `{${baseName(file)}.${field}${share}}`) };
}

function* feesOf({ programmes, pages }: Catalogue): Generator<Fee> {
  for (const { file, value } of programmes) {
    const { name, fee, duration } = value;
    if (fee) yield feeOf(file, name, 'fee.once', duration.count, (part) => ` * ${part} / ${duration.count}`);
    if (fee?.instalments)
      yield feeOf(file, name, 'fee.instalments.amount', fee.instalments.count, (times) => ` * ${times}`);
  }
  for (const { file, value } of pages)
    if ((value as Partial<CorporatePage>).offer?.from)
      yield feeOf(file, value.title, 'offer.from', MOST_PEOPLE, (people) => ` / ${people}`);
}

/** The places that may stand for an amount in `text` of `file`: of every fee, and of the shares of those that it is about. */
const placesFor = (file: string, text: string, fees: Fee[]) => [
  ...fees.flatMap(({ places }) => places.slice(0, 1)),
  ...fees.filter(({ name, ...of }) => of.file === file || text.includes(name)).flatMap(({ places }) => places),
];

/** Days as prose writes them, in figures or words. Periods of the law are business days, as the law says. */
const DAYS = /\b(\d+|two|five|twenty)[ \u00a0]working[ \u00a0]days\b/i;

/** Each rule of `organisation.yaml` that `text` types, and days of an answer or a notice. */
function* ruleFaults(text: string, { rules, contact }: Catalogue['organisation']) {
  if (!rules) return;
  for (const [name, value] of Object.entries(rules))
    if (typeof value === 'string' && text.includes(value))
      yield `‘${value}’ is a rule; write {organisation.rules.${name}} in its place`;
  const figures = [contact.responseDays, rules.answerDays, rules.noticeDays, rules.planDays];
  const [days, figure = ''] = DAYS.exec(text) ?? [];
  if (days && (Number.isNaN(Number(figure)) || figures.includes(Number(figure))))
    yield `‘${days}’ is a rule; write its place, as {organisation.rules.noticeDays} working days`;
}

/** One line for each place in a text that no number fills, each amount that comes from a fee, and each rule. */
export function* proseProblems(catalogue: Catalogue): Generator<string> {
  const fees = [...feesOf(catalogue)];
  const contentOf = (name: string) => contents(catalogue).find(({ file }) => baseName(file) === name)?.value;
  for (const { file, value } of catalogue.texts)
    for (const [place, text] of textsOf(parse(value))) {
      const where = `${file}: ${placeOf(place)}`;
      if (!place.some((part) => MADE_UP.has(part))) {
        const [unknown] = /\{[\w-]+\.[^{}]*\}/.exec(fillAmounts(text, contentOf)) ?? [];
        if (unknown) yield `${where}${unknown} is no number of a file; write its name and field, as {AITools.fee.once}`;
        for (const [, digits = ''] of text.matchAll(/\bR(\d{1,3}(?:[ \u00a0]\d{3})+|\d+)/g)) {
          const amount = inRand(Number(digits.replaceAll(/\D/g, '')));
          const mend = placesFor(file, text, fees).find((place) => fillAmounts(place, contentOf) === amount);
          if (mend) yield `${where}${amount} comes from a fee; write ${mend} in its place`;
        }
      }
      if (baseName(file) !== 'organisation')
        for (const fault of ruleFaults(text, catalogue.organisation)) yield `${where}${fault}`;
    }
}
