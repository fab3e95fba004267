/**
 * An Accessibility Conformance Report in GSA's OpenACR format, after VPAT 2.5.
 * A row that needs a person is 'not-evaluated'. VPAT knows that term at AAA only, so the report says that it is a draft
 * until a person has filled those rows: nothing unseen is called supported.
 */
import { dump } from 'js-yaml';
import { counted, listed } from '../report/words';
import type { CriterionSummary, Summary } from './model';

/** The person's own term, unless a machine or a page speaks against it. */
function levelOf({ counts, outcome, judgement }: CriterionSummary): string {
  const verdict = judgement?.changes.length === 0 ? judgement.verdict : undefined;
  const isFault = verdict === 'partially-supports' || verdict === 'does-not-support';
  if (verdict && (outcome !== 'failed' || isFault)) return verdict;
  return counts.passed + counts.cantTell > 0 ? 'partially-supports' : 'does-not-support';
}

function adherence(row: CriterionSummary) {
  const { outcome, finding, modes, criterion, judgement } = row;
  const how = `${finding} (${listed(modes)}.)`.replace(/\((.)/, (_match, first: string) => `(${first.toUpperCase()}`);
  if (judgement?.changes.length === 0) return { level: levelOf(row), notes: how };
  switch (outcome) {
    case 'passed':
      return { level: 'supports', notes: how };
    case 'failed':
      return { level: levelOf(row), notes: how };
    case 'inapplicable':
      return { level: 'not-applicable', notes: finding };
    default:
      return { level: 'not-evaluated', notes: `${finding} By hand: ${criterion.steps.join(' ')}` };
  }
}

function chapter(summary: Summary, level: 'A' | 'AA' | 'AAA', notes: string) {
  const rows = summary.criteria.filter(({ criterion }) => criterion.level === level);
  return {
    notes,
    criteria: rows.map((row) => ({
      num: row.criterion.number,
      components: [{ name: 'web', adherence: adherence(row) }],
    })),
  };
}

/** `openacr.yaml`. */
export function openAcr(summary: Summary): string {
  const { evaluation, partial, subject, screenReader } = summary;
  const { versions, states } = evaluation;
  const open = summary.criteria.filter(
    ({ criterion, outcome }) => criterion.level !== 'best practice' && ['cantTell', 'untested'].includes(outcome),
  ).length;
  const valid = summary.criteria.flatMap(({ judgement }) => (judgement?.changes.length === 0 ? [judgement] : []));
  const people = [...new Set(valid.map(({ by }) => by))];
  const document = {
    title: `${subject.name} Accessibility Conformance Report`,
    product: {
      name: `${subject.name} website`,
      version: evaluation.commit,
      description: 'Public marketing and enrolment website of a technology training centre.',
    },
    author: { company_name: subject.name, email: subject.email, phone: subject.telephone, website: subject.address },
    vendor: { company_name: subject.name, email: subject.email, phone: subject.telephone, website: subject.address },
    report_date: evaluation.date.slice(0, 10),
    last_modified_date: evaluation.date.slice(0, 10),
    version: 1,
    notes: [
      ...(partial ? [partial] : []),
      'Based on VPAT 2.5, WCAG edition.',
      open > 0
        ? `Draft: ${counted(open, 'row')} marked not-evaluated need a person. VPAT allows that term at level AAA only, so they are to be completed before the report is handed to a buyer.`
        : 'Every row has been evaluated.',
    ].join(' '),
    evaluation_methods_used: [
      `Automatic: axe-core ${versions.axe} and Alfa ${versions.alfa} in Chromium ${versions.chromium}, in ${counted(states.length, 'state')} of the pages.`,
      'By script: keyboard, focus, reflow, text spacing, enlarged text, target size, titles and announcements, in the same browser.',
      screenReader
        ? `Assistive technology: Orca ${screenReader.versions.orca}, transcripts read by a script.`
        : 'Assistive technology: not done.',
      people.length > 0
        ? `By a person: ${listed(people)}, of ${counted(valid.length, 'row')}.`
        : 'By a person: not done.',
    ].join(' '),
    legal_disclaimer: 'Self-assessed. What was tested and what was not is stated row by row.',
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapter(summary, 'A', '4.1.1 Parsing was removed from WCAG 2.2 and has no row.'),
      success_criteria_level_aa: chapter(summary, 'AA', ''),
      success_criteria_level_aaa: chapter(summary, 'AAA', 'Only the criteria that this site claims have a row.'),
    },
  };
  return `${partial ? `# ${partial}\n` : ''}${dump(document, { lineWidth: -1, noRefs: true })}`;
}
