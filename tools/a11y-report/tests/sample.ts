/** A small evaluation with every outcome, in the form of the results of `a11y/`. */
import type { CheckResult, Evaluation, Outcome } from '../../../a11y/support/model';
import type { Verdict, Verdicts } from '../../../build/verdicts';
import { type Summary, summarise } from '../summary';

/** A result; with a `place`, a finding there. */
export function check(rule: string, on: string, outcome: Outcome, place?: [selector: string, message: string]) {
  const finding = place && {
    selector: place[0],
    message: place[1],
    html: '<p>',
    impact: 'Some readers.',
    fix: 'Mend it.',
  };
  const result: CheckResult = {
    ...{ engine: 'axe', rule, title: `Asks for ${rule}`, criteria: on.split(' ').filter(Boolean) },
    ...{ actRules: [`act-${rule}`], outcome, violations: finding ? [finding] : [] },
  };
  return result;
}

const COMMON = [
  check('color-contrast', '1.4.3', 'passed'),
  check('color-contrast-enhanced', '1.4.6', 'passed'),
  check('image-alt', '1.1.1', 'passed'),
  check('video-caption', '1.2.2', 'inapplicable'),
  check('region', '', 'passed'),
  check('reflow', '1.4.10', 'passed'),
  check('no-trap', '2.1.2', 'inapplicable'),
];
/** The common results, with `other` instead of the result of its rule. */
const but = (other: CheckResult) => [...COMMON.filter(({ rule }) => rule !== other.rule), other];

const state = (id: string, path: string, width: number, scheme: string, checks = COMMON) => ({
  ...{ id, path, title: path === '/' ? 'Sample Centre' : 'About <us>', state: 'as loaded', width, scheme, checks },
});

/** Two pages and a brochure. 1.4.6 fails in one state, 1.4.3 needs a person in one; nothing else fails. */
export const evaluation = (): Evaluation =>
  ({
    ...{ commit: '0123456789abcdef0123456789abcdef01234567', date: '2026-11-21T08:00:00.000Z', partial: [] },
    versions: { axe: '4.13.0', chromium: '156.0.1' },
    states: [
      state('about-light', '/about', 1280, 'light'),
      state(
        ...(['about-dark', '/about', 320, 'dark'] as const),
        but(check('color-contrast-enhanced', '1.4.6', 'failed', ['.badge > span', 'Contrast is 6.9:1.'])),
      ),
      state(
        ...(['home-light', '/', 1280, 'light'] as const),
        but(check('color-contrast', '1.4.3', 'cantTell', ['h1', 'The background is a gradient.'])),
      ),
    ],
    brochures: [
      {
        ...{ id: 'sample-pdf', path: '/brochures/sample.pdf', state: 'brochure', title: 'Sample programme' },
        checks: [check('pdfua-13-004', '1.1.1', 'passed')],
      },
    ],
  }) as unknown as Evaluation;

export const verdict = (value: Verdict['verdict']): Verdict => ({
  ...{ verdict: value, by: 'Somebody', date: '2026-11-22', note: 'As seen.' },
});

export const summaryWith = (verdicts: Verdicts = {}, of = evaluation()): Summary =>
  summarise(of, verdicts, {
    ...{ name: 'Sample Centre', address: 'https://sample.example', email: 'hello@sample.example' },
  });
