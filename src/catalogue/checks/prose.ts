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
  /** Its place, as `cyber-security.fee.once`, and its amount. */
  field: string;
  amount: number;
  /** Multiples and parts of it that visitors pay or get back, as ` * 4 / 14`. */
  shares: [words: string, share: number][];
}

const baseName = (file: string) => file.replace(/.*\/|\.yaml$/g, '');
const shares = (last: number, of: (part: number) => Fee['shares'][number]) =>
  Array.from({ length: last }, (_, index) => of(index + 1));

function* feesOf({ programmes, pages }: Catalogue): Generator<Fee> {
  for (const { file, value } of programmes) {
    if (!value.fee) continue;
    const { once, instalments } = value.fee;
    const { count } = value.duration;
    const common = { file, name: value.name };
    const field = `${baseName(file)}.fee`;
    const parts = shares(count, (part) => [` * ${part} / ${count}`, part / count]);
    yield { ...common, field: `${field}.once`, amount: once, shares: parts };
    if (!instalments) continue;
    const multiples = shares(instalments.count, (times) => [` * ${times}`, times]);
    yield { ...common, field: `${field}.instalments.amount`, amount: instalments.amount, shares: multiples };
  }
  for (const { file, value } of pages) {
    const { from: amount } = (value as Partial<CorporatePage>).offer ?? {};
    const each = shares(MOST_PEOPLE, (people) => [` / ${people}`, 1 / people]);
    if (amount) yield { file, name: value.title, field: `${baseName(file)}.offer.from`, amount, shares: each };
  }
}

/** The place to write for `amount` in `text` of `file`; `undefined` where no fee decides it. */
function placeFor(amount: number, file: string, text: string, fees: Fee[]): string | undefined {
  const equal = fees.find((fee) => fee.amount === amount);
  if (equal) return `{${equal.field}}`;
  for (const fee of fees.filter(({ name, ...of }) => of.file === file || text.includes(name))) {
    const share = fee.shares.find(([, share]) => Math.round(fee.amount * share) === amount);
    if (share) return `{${fee.field}${share[0]}}`;
  }
  return undefined;
}

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
          const amount = Number(digits.replaceAll(/\D/g, ''));
          const mend = placeFor(amount, file, text, fees);
          if (mend) yield `${where}${inRand(amount)} comes from a fee; write ${mend} in its place`;
        }
      }
      if (baseName(file) !== 'organisation')
        for (const fault of ruleFaults(text, catalogue.organisation)) yield `${where}${fault}`;
    }
}
