/** A small evaluation with every outcome, in the collector's form. */
import type { CheckResult, Evaluation, Outcome, StateEvidence } from '../../../../a11y/support/model';
import type { Judgement } from '../../../../build/judgements';
import { criteria } from '../../criteria';
import { basisOf, shownTexts } from '../../judging';
import type { PackInput } from '../../summary';

/** A result; with a `place`, a finding there. */
export function check(
  rule: string,
  on: string,
  outcome: Outcome,
  place?: [selector: string, message: string],
  engine: CheckResult['engine'] = 'axe',
): CheckResult {
  const finding = place && {
    selector: place[0],
    message: place[1],
    html: '<p>',
    impact: 'Some readers.',
    fix: 'Mend it.',
  };
  return {
    ...{ engine, rule, title: `Asks for ${rule}`, criteria: on.split(' ').filter(Boolean), actRules: [`act-${rule}`] },
    ...{ outcome, violations: finding ? [finding] : [] },
  };
}

export const LOW: [string, string] = ['.badge > span', 'Contrast is 6.9:1, and 7:1 is asked for.'];

const common = (): CheckResult[] => [
  check('color-contrast', '1.4.3', 'passed'),
  check('color-contrast-enhanced', '1.4.6', 'passed'),
  check('image-alt', '1.1.1', 'passed'),
  check('video-caption', '1.2.2', 'inapplicable'),
  check('region', '', 'passed'),
  check('reflow', '1.4.10', 'passed', undefined, 'script'),
  check('no-trap', '2.1.2', 'inapplicable', undefined, 'script'),
];

/** The common results, with `other` instead of the result of its rule. */
const but = (other: CheckResult) => [...common().filter(({ rule }) => rule !== other.rule), other];

function state(id: string, more: Partial<StateEvidence>): StateEvidence {
  return {
    ...{ id, path: '/about', title: 'About us', state: 'as loaded', width: 1280, scheme: 'light', checks: common() },
    headings: [{ level: 1, text: 'About <us>' }],
    landmarks: [{ role: 'main', name: '' }],
    ...{ stops: [], reading: '' },
    ...more,
  };
}

const box = { x: 16, y: 8, width: 180, height: 44 };
const OPEN = { state: 'programmes dropdown open', scheme: 'forced colours' } as const;

/** Two pages and a brochure. 1.4.6 fails in one state, 1.4.3 needs a person in one; nothing else fails. */
export function sampleEvaluation(): Evaluation {
  return {
    commit: '0123456789abcdef0123456789abcdef01234567',
    date: '2026-11-21T08:00:00.000Z',
    duration: 65_000,
    versions: { axe: '4.13.0', playwright: '1.65.1', chromium: '156.0.1', node: '20.20.2' },
    partial: [],
    states: [
      state('about--as-loaded--1280--light', {
        stops: [{ number: 1, role: 'link', name: 'Skip', selector: 'a.skip', box, focusContrast: 12.6 }],
        reading: 'banner\nheading level 1, About <us>',
        screenshot: { file: '0a1b2c3d4e5f.png', height: 900 },
        shown: {
          picture: [{ text: 'drawn as 0a1b, painted as 2c3d' }],
          images: [{ text: 'alternative “Two people at a desk”', box }],
          colours: [{ text: '#14231f on #fbf8f3, 15.2:1' }],
        },
      }),
      state('about--as-loaded--320--dark', {
        ...{ width: 320, scheme: 'dark', checks: but(check('color-contrast-enhanced', '1.4.6', 'failed', LOW)) },
      }),
      state('home--as-loaded--1280--light', { path: '/', title: 'Sample Centre' }),
      state('home--open', {
        ...{ path: '/', title: 'Sample Centre', ...OPEN },
        checks: but(check('color-contrast', '1.4.3', 'cantTell', ['h1', 'The background is a gradient.'])),
      }),
      state('about--open', OPEN),
    ],
    brochures: [
      {
        ...{ id: 'brochures-sample-pdf', path: '/brochures/sample.pdf', state: 'brochure', title: 'Sample programme' },
        checks: [check('pdfua-13-004', '1.1.1', 'passed', undefined, 'pdf')],
      },
    ],
  };
}

/** Data of the pack; `change` replaces parts of it. */
export function sampleInput(change: Partial<PackInput> = {}): PackInput {
  return {
    evaluation: sampleEvaluation(),
    subject: {
      name: 'Sample Centre',
      address: 'https://www.sample-centre.example',
      email: 'hello@sample-centre.example',
    },
    judgements: [],
    paths: ['/', '/about', '/careers'],
    command: 'npm run a11y:report',
    ...change,
  };
}

/** Data of a partial evaluation. */
export const partialInput = (): PackInput =>
  sampleInput({ evaluation: { ...sampleEvaluation(), partial: ['Only /about was evaluated.'] } });

/** Made-up verdicts for the demonstration: the sample supports all criteria. */
export function demonstration(): Judgement[] {
  const texts = shownTexts(sampleEvaluation());
  return criteria
    .filter(({ level, decidedBy, absent }) => level !== 'best practice' && (decidedBy === 'machine' || !absent))
    .map(({ number }) => ({
      ...{ criterion: number, verdict: 'supports', note: '', pages: [], by: 'Demonstration, no person' },
      date: '2026-11-22',
      basis: Object.fromEntries(basisOf(number, texts).map((key) => [key, texts[key] ?? ''])),
    }));
}
