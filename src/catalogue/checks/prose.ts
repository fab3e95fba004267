/** Rules of the centre in prose: one that `organisation.yaml` holds is named there, so that no two pages differ. */
import { parse } from 'yaml';
import type { Catalogue } from '../index';
import { placeOf } from './messages';
import { textsOf } from './paths';

const ORGANISATION = 'src/catalogue/organisation.yaml';
/** Days as prose writes them, in figures or words. Periods of the law are business days, as the law says. */
const DAYS = /\b(\d+|two|five|twenty)[ \u00a0]working[ \u00a0]days\b/i;
const WORDS = ['two', 'five', 'twenty'];

/** A line for each text that types a rule, or days of an answer or a notice, instead of its place. */
export function ruleProblems({ organisation: { rules, contact }, texts }: Catalogue): string[] {
  if (!rules) return [];
  const typed = Object.entries(rules).flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value }] : []));
  const figures = [...WORDS, ...[contact.responseDays, rules.answerDays, rules.noticeDays, rules.planDays].map(String)];
  return texts
    .filter(({ file }) => file !== ORGANISATION)
    .flatMap(({ file, value: yaml }) =>
      textsOf(parse(yaml)).flatMap(([place, text]) => {
        const where = `${file}: ${placeOf(place)}`;
        const [days, figure = ''] = DAYS.exec(text) ?? [];
        return [
          ...typed
            .filter(({ value }) => text.includes(value))
            .map(
              ({ name, value }) => `${where}: ‘${value}’ is a rule; write {organisation.rules.${name}} in its place`,
            ),
          ...(days && figures.includes(figure.toLowerCase())
            ? [`${where}: ‘${days}’ is a rule; write its place, as {organisation.rules.noticeDays} working days`]
            : []),
        ];
      }),
    );
}
