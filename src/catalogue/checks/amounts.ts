/** Amounts in prose: one that a fee decides has a place that the build fills, so that a changed fee changes it too. */
import { parse } from 'yaml';
import { fillAmounts, inRand } from '../amounts.mjs';
import type { Catalogue, Entry } from '../index';
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

/** One line for each amount in prose that equals a fee or is a part of one, and for each place that no number fills. */
export function amountProblems(catalogue: Catalogue): string[] {
  const fees = feesOf(catalogue);
  const files: Entry<unknown>[] = [...catalogue.programmes, ...catalogue.pages, ...catalogue.otherFiles];
  const contentOf = (name: string) => files.find(({ file }) => baseName(file) === name)?.value;
  return catalogue.texts.flatMap(({ file, value }) =>
    textsOf(parse(value))
      .filter(([place]) => !place.some((part) => MADE_UP.has(part)))
      .flatMap(([place, text]) => {
        const where = `${file}: ${placeOf(place)}`;
        const [unknown] = /\{[\w-]+\.[^{}]*\}/.exec(fillAmounts(text, contentOf)) ?? [];
        const typed = [...text.matchAll(/\bR(\d{1,3}(?:[ \u00a0]\d{3})+|\d+)/g)].flatMap(([, digits = '']) => {
          const amount = Number(digits.replaceAll(/\D/g, ''));
          const mend = placeFor(amount, file, text, fees);
          return mend ? [`${where}: ${inRand(amount)} comes from a fee; write ${mend} in its place`] : [];
        });
        return unknown
          ? [`${where}: ${unknown} is no number of a file; write its name and field, as {AITools.fee.once}`, ...typed]
          : typed;
      }),
  );
}
