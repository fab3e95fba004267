/**
 * Prose that types what a file decides: an amount of a fee, or a rule of the centre. A place that the build fills stands there
 * instead, so that no two pages differ.
 */
import { parse } from 'yaml';
import { fillAmounts, inRand } from '../amounts.mjs';
import type { Catalogue, Entry } from '../index';
import type { CorporatePage } from '../schema/pages';
import { linesOf, placeOf } from './messages';
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
  /** Multiples and parts of it that visitors pay or get back, as `* 4 / 14`. */
  shares: [words: string, share: number][];
}

const baseName = (file: string) => file.replace(/.*\/|\.yaml$/g, '');
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

function feesOf({ programmes, pages }: Catalogue): Fee[] {
  const ofProgrammes = programmes.flatMap(({ file, value: { name, fee, duration } }): Fee[] => {
    if (!fee) return [];
    const of = { file, name };
    const field = `${baseName(file)}.fee`;
    const parts = upTo(duration.count).map((part): [string, number] => [
      ` * ${part} / ${duration.count}`,
      part / duration.count,
    ]);
    const { count = 0, amount = 0 } = fee.instalments ?? {};
    const multiples = upTo(count).map((times): [string, number] => [` * ${times}`, times]);
    return [
      { ...of, field: `${field}.once`, amount: fee.once, shares: parts },
      ...(amount ? [{ ...of, field: `${field}.instalments.amount`, amount, shares: multiples }] : []),
    ];
  });
  const ofPages = pages.flatMap(({ file, value }): Fee[] => {
    const { from } = (value as Partial<CorporatePage>).offer ?? {};
    const shares = upTo(MOST_PEOPLE).map((people): [string, number] => [` / ${people}`, 1 / people]);
    return from ? [{ file, name: value.title, field: `${baseName(file)}.offer.from`, amount: from, shares }] : [];
  });
  return [...ofProgrammes, ...ofPages];
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

/** The first place in `text` that no number fills, and each amount that equals a fee or is a part of one. */
function amountFaults(file: string, text: string, fees: Fee[], contentOf: (name: string) => unknown): string[] {
  const [unknown] = /\{[\w-]+\.[^{}]*\}/.exec(fillAmounts(text, contentOf)) ?? [];
  const typed = [...text.matchAll(/\bR(\d{1,3}(?:[ \u00a0]\d{3})+|\d+)/g)].map(([, digits = '']) => {
    const amount = Number(digits.replaceAll(/\D/g, ''));
    const mend = placeFor(amount, file, text, fees);
    return mend && `${inRand(amount)} comes from a fee; write ${mend} in its place`;
  });
  return linesOf(
    unknown && `${unknown} is no number of a file; write its name and field, as {AITools.fee.once}`,
    ...typed,
  );
}

/** Days as prose writes them, in figures or words. Periods of the law are business days, as the law says. */
const DAYS = /\b(\d+|two|five|twenty)[ \u00a0]working[ \u00a0]days\b/i;
const WORDS = ['two', 'five', 'twenty'];

/** Each rule of `organisation.yaml` that `text` types, and days of an answer or a notice. */
function ruleFaults(text: string, { rules, contact }: Catalogue['organisation']): string[] {
  if (!rules) return [];
  const figures = [...WORDS, ...[contact.responseDays, rules.answerDays, rules.noticeDays, rules.planDays].map(String)];
  const [days, figure = ''] = DAYS.exec(text) ?? [];
  return linesOf(
    ...Object.entries(rules).map(
      ([name, value]) =>
        typeof value === 'string' &&
        text.includes(value) &&
        `‘${value}’ is a rule; write {organisation.rules.${name}} in its place`,
    ),
    days &&
      figures.includes(figure.toLowerCase()) &&
      `‘${days}’ is a rule; write its place, as {organisation.rules.noticeDays} working days`,
  );
}

/** One line for each fault of prose. */
export function proseProblems(catalogue: Catalogue): string[] {
  const fees = feesOf(catalogue);
  const files: Entry<unknown>[] = [...catalogue.programmes, ...catalogue.pages, ...catalogue.otherFiles];
  const contentOf = (name: string) => files.find(({ file }) => baseName(file) === name)?.value;
  return catalogue.texts.flatMap(({ file, value }) =>
    textsOf(parse(value)).flatMap(([place, text]) =>
      [
        ...(place.some((part) => MADE_UP.has(part)) ? [] : amountFaults(file, text, fees, contentOf)),
        ...(baseName(file) === 'organisation' ? [] : ruleFaults(text, catalogue.organisation)),
      ].map((fault) => `${file}: ${placeOf(place)}: ${fault}`),
    ),
  );
}
