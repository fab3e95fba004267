/** A small evaluation with every outcome, as the collector would leave it. */
import { PNG } from 'pngjs';
import type {
  CheckResult,
  Evaluation,
  Outcome,
  ScreenReaderSummary,
  SeededFault,
  StateEvidence,
} from '../../../../a11y/model';
import type { Judgement } from '../../../../build/judgements';
import { criteria } from '../../criteria';
import { basisOf, shownTexts } from '../../judging/shown';
import type { PackInput } from '../../model';

function check(rule: string, criteria: string[], outcome: Outcome, more: Partial<CheckResult> = {}): CheckResult {
  return {
    engine: 'axe',
    rule,
    title: `Asks for ${rule}`,
    criteria,
    actRules: [],
    outcome,
    findings: [],
    ...more,
  };
}

const lowContrast = check('color-contrast-enhanced', ['1.4.6'], 'failed', {
  actRules: ['09o5cg'],
  findings: [
    {
      selector: '.badge > span',
      html: '<span class="badge">',
      message: 'Contrast is 6.9:1, and 7:1 is asked for.',
      impact: 'People with low vision may not be able to read it.',
      fix: 'Darken the text, "ink" & all, until it has 7:1.',
    },
  ],
});

const gradient = check('color-contrast', ['1.4.3'], 'cantTell', {
  actRules: ['afw4f7'],
  findings: [
    {
      selector: '=HYPERLINK("x")',
      html: '<h1>',
      message: 'The background is a gradient.',
      impact: 'People with low vision may not be able to read it.',
      fix: 'Measure it by hand.',
    },
  ],
});

function commonChecks(): CheckResult[] {
  return [
    check('color-contrast', ['1.4.3'], 'passed', { actRules: ['afw4f7'] }),
    check('color-contrast-enhanced', ['1.4.6'], 'passed', { actRules: ['09o5cg'] }),
    check('image-alt', ['1.1.1'], 'passed', { actRules: ['23a2a8'] }),
    check('video-caption', ['1.2.2'], 'inapplicable', { actRules: ['eac66b'] }),
    check('html-has-lang', ['3.1.1'], 'passed', { actRules: ['b5c3f8'] }),
    check('region', [], 'passed'),
    check('reflow', ['1.4.10'], 'passed', { engine: 'script', title: 'Nothing scrolls sideways at 320 px' }),
    check('focus-visible', ['2.4.7'], 'passed', { engine: 'script', title: 'Every stop shows its focus' }),
    check('no-trap', ['2.1.2'], 'inapplicable', { engine: 'script', title: 'Tab leaves every part again' }),
  ];
}

function state(id: string, more: Partial<StateEvidence>): StateEvidence {
  return {
    id,
    path: '/about',
    state: 'as loaded',
    width: 1280,
    scheme: 'light',
    title: 'About us · Sample Centre',
    checks: commonChecks(),
    headings: [
      { level: 1, text: 'About <us>' },
      { level: 2, text: 'What we teach & why' },
    ],
    landmarks: [
      { role: 'banner', name: '' },
      { role: 'main', name: '' },
    ],
    stops: [],
    reading: '',
    ...more,
  };
}

const stops = [
  { role: 'link', name: 'Skip to the content', selector: 'a.skip', x: 16, y: 8, width: 180, height: 44, ratio: 12.6 },
  { role: 'button', name: 'Programmes', selector: '#programmes', x: 320, y: 60, width: 140, height: 44, ratio: 7.2 },
  { role: 'link', name: 'Careers', selector: 'nav a:nth-child(2)', x: 480, y: 60, width: 90, height: 44, ratio: 7.2 },
].map(({ role, name, selector, ratio, ...box }, index) => ({
  number: index + 1,
  role,
  name,
  selector,
  box,
  focusContrast: ratio,
}));

const shown: NonNullable<StateEvidence['shown']> = {
  picture: [{ text: 'drawn as 0a1b, painted as 2c3d' }],
  images: [
    { text: 'alternative “Two people at a desk”, under “About <us>”', box: { x: 40, y: 200, width: 300, height: 160 } },
    { text: 'hidden as decoration, in button “Programmes”', box: { x: 320, y: 60, width: 24, height: 24 } },
  ],
  links: [{ text: '“Careers” under “About <us>” → /careers', box: { x: 480, y: 60, width: 90, height: 44 } }],
  order: [{ text: 'About <us>', box: { x: 40, y: 120, width: 400, height: 60 } }],
  colours: [{ text: '#14231f on #fbf8f3, 15.2:1, from 16 px' }],
  messages: [{ text: 'status: “3 results”', box: { x: 40, y: 400, width: 200, height: 24 } }],
  motion: [{ text: 'a in header: background-color changes in 0.12s' }],
};

/** Two pages and a brochure: 1.4.6 fails in one state, 1.4.3 needs a person in one, the rest has no failure. */
export function sampleEvaluation(): Evaluation {
  return {
    commit: '0123456789abcdef0123456789abcdef01234567',
    date: '2026-11-21T08:00:00.000Z',
    duration: 65_000,
    versions: { axe: '4.13.0', alfa: '0.114.0', playwright: '1.65.1', chromium: '156.0.1', node: '20.20.2' },
    partial: [],
    states: [
      state('about--as-loaded--1280--light', {
        stops,
        reading: 'banner\nlink, Skip to the content\nheading level 1, About <us>',
        screenshot: { file: '0a1b2c3d4e5f.png', height: 900 },
        shown,
      }),
      state('about--as-loaded--320--dark', {
        width: 320,
        scheme: 'dark',
        checks: [...commonChecks().filter(({ rule }) => rule !== 'color-contrast-enhanced'), lowContrast],
      }),
      state('home--as-loaded--1280--light', { path: '/', title: 'Sample Centre' }),
      state('home--programmes-dropdown-open--1280--forced-colours', {
        path: '/',
        title: 'Sample Centre',
        state: 'programmes dropdown open',
        scheme: 'forced colours',
        checks: [...commonChecks().filter(({ rule }) => rule !== 'color-contrast'), gradient],
      }),
      state('about--programmes-dropdown-open--1280--forced-colours', {
        state: 'programmes dropdown open',
        scheme: 'forced colours',
        sameAs: { id: 'home--programmes-dropdown-open--1280--forced-colours' },
      }),
    ],
    brochures: [
      {
        id: 'brochures-sample-pdf',
        path: '/brochures/sample.pdf',
        state: 'brochure',
        title: 'Sample programme',
        checks: [
          check('pdfua-13-004', ['1.1.1'], 'passed', { engine: 'pdf', title: 'Every figure has an alternative' }),
        ],
      },
    ],
  };
}

export const sampleTranscripts: ScreenReaderSummary = {
  versions: { orca: '43.1', speechDispatcher: '0.11.4', browser: 'Chromium 156.0.1' },
  commit: '0123456789abcdef0123456789abcdef01234567',
  transcripts: [
    { name: 'about', path: '/about', file: 'about.txt', heard: ['About us', 'main content'], missing: [] },
    { name: 'journey-open-menu', path: '/', file: 'journey-open-menu.txt', heard: ['Menu'], missing: ['Close menu'] },
  ],
};

export const sampleFaults: SeededFault[] = [
  { name: 'a button without a name', criteria: ['4.1.2'], caughtBy: ['axe button-name', 'alfa sia-r12'] },
  { name: 'a keyboard trap', criteria: ['2.1.2'], caughtBy: ['script no-trap'] },
  { name: 'two landmarks of one name', criteria: ['1.3.1'], caughtBy: ['alfa sia-r55'] },
  { name: 'a vague link', criteria: ['2.4.4'], caughtBy: [] },
];

/** What the pack is made from; `change` replaces parts of it. */
export function sampleInput(change: Partial<PackInput> = {}): PackInput {
  return {
    evaluation: sampleEvaluation(),
    subject: {
      name: 'Sample Centre',
      address: 'https://www.sample-centre.example',
      email: 'hello@sample-centre.example',
      telephone: '+27 00 000 0000',
    },
    screenReader: null,
    faults: null,
    judgements: [],
    paths: ['/', '/about', '/careers'],
    command: 'npm run a11y:report',
    ...change,
  };
}

/** The same, evaluated in part. */
export function partialInput(): PackInput {
  return sampleInput({ evaluation: { ...sampleEvaluation(), partial: ['Only /about was evaluated.'] } });
}

/** A demonstration, and no one's verdict: that all criteria are supported, given for what `evaluation` shows. */
export function demonstration(evaluation: Evaluation = sampleEvaluation()): Judgement[] {
  const texts = shownTexts(evaluation);
  const rows = criteria.filter(
    ({ level, decidedBy, absent }) => level !== 'best practice' && (decidedBy === 'person' ? !absent : true),
  );
  return rows.map(({ number }) => ({
    criterion: number,
    verdict: 'supports',
    note: number === '1.1.1' ? 'Every alternative fits.' : '',
    pages: [],
    by: 'Demonstration, no person',
    date: '2026-11-22',
    basis: Object.fromEntries(basisOf(number, texts).map((key) => [key, texts[key] ?? ''])),
  }));
}

/** A grey PNG of the given size, for where a screenshot is expected. */
export function greyPicture(width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(0xdd);
  return PNG.sync.write(png);
}
