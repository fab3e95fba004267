/** Every page of the centre's own content, opened once on a phone, once on a desktop and once without scripts. */
import type { Page } from '@playwright/test';
import { holdBack } from '../../spec/support/browser/holdBack';
import { hydrated, idle, inFonts, watch } from '../../spec/support/browser/idle';
import { movesOf, observeShifts } from '../../spec/support/browser/layoutShift';
import { livePort } from '../../spec/support/browser/ports';
import { bringInView, setView } from '../../spec/support/browser/site';
import { livePaths, onePageOfEachKind } from '../../spec/support/paths';
import { axeRules } from '../support/axe';
import { type Check, expect, look, ofPage, prepare, rule, type Scene, test } from '../support/check';
import { content, presence } from '../support/content';
import { contrast, rings, statesContrast } from '../support/contrast';
import { fixedParts, reach, uncovered } from '../support/hitTesting';
import { paper } from '../support/paper';
import { expanded, linkNames, liveRegions, motion, ownParts, structure, targets } from '../support/structure';
import { largeText, text, textSpacing } from '../support/text';
import { finished, holes } from '../support/withoutScripts';

// Time zone and language differ from the site's, because they must not change its text.
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Pacific/Auckland',
  locale: 'af-ZA',
};
const DESKTOP = { viewport: { width: 1280, height: 900 }, timezoneId: 'America/Los_Angeles', locale: 'tr-TR' };

/** One page of each kind, and an upcoming programme's, of which paper leaves out more. */
const KINDS = [...onePageOfEachKind, '/programs/dataScience'];

/** The chunk of the page itself, and of no other page (S2-05). */
const ownChunk = rule(
  { rule: 'own-chunk', title: 'A page fetches its own code, and no other page’s' },
  async (page, { path }) => {
    const chunkOf = (one: string) => (one === '/' ? 'pages' : one.slice(one.lastIndexOf('/') + 1));
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const names = files.map((file) => /\/assets\/(.+)-[\w-]{7}\.js$/.exec(file)?.[1]);
    const found = livePaths().filter((one) => names.includes(chunkOf(one)));
    return found.join() === (path === '/404' ? '' : path) ? [] : [ofPage(`it fetches the code of ${found.join(', ')}`)];
  },
);

/** The viewport tag lays the page out at the phone's width, with the whole page in view. */
const viewport = rule(
  { rule: 'viewport', title: 'The page is as wide as the phone, and may be enlarged', criteria: ['1.4.4'] },
  async (page, { width }) => {
    const found = await page.evaluate(() => [
      document.documentElement.clientWidth,
      visualViewport?.scale,
      document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content,
    ]);
    // With `viewport-fit=cover`, fixed parts would have to keep away from the phone's edges.
    return found.join('; ') === `${width}; 1; width=device-width, initial-scale=1` ? [] : [ofPage(found.join('; '))];
  },
);

const inDark: Check[] = [contrast, statesContrast, rings];

// Axe looks at each page on a phone in the dark and on a desktop in light colours; `contrast` in both colours on both.
const onPhone: Scene[] = [
  {
    width: 390,
    height: 844,
    scheme: 'light',
    checks: [
      viewport,
      ownChunk,
      targets,
      ownParts,
      contrast,
      presence,
      text,
      textSpacing,
      largeText(),
      fixedParts,
      reach(),
      uncovered,
    ],
  },
  { width: 390, height: 844, scheme: 'dark', checks: [axeRules(), ...inDark] },
  { width: 320, height: 844, scheme: 'light', checks: [text, presence] },
];

const onDesktop: Scene[] = [
  {
    width: 1280,
    scheme: 'light',
    checks: [
      axeRules(),
      structure,
      linkNames,
      expanded,
      liveRegions,
      targets,
      motion,
      contrast,
      statesContrast,
      rings,
      presence,
      text,
      largeText(),
      fixedParts,
      reach(),
      uncovered,
      content,
    ],
  },
  { width: 1280, scheme: 'dark', checks: [...inDark, content] },
  // Between two layouts, where tables are narrowest in columns.
  { width: 1100, scheme: 'light', checks: [text, presence] },
  { width: 1030, scheme: 'light', checks: [text] },
  { width: 960, scheme: 'light', checks: [text, reach(), uncovered] },
  { width: 768, scheme: 'light', checks: [text, presence, uncovered, content] },
  { width: 390, scheme: 'light', checks: [content] },
];

/** Colours that the visitor has chosen, and paper. */
const ofKind: Scene[] = [
  { width: 1280, scheme: 'forced colours', checks: [axeRules(), contrast, rings] },
  { width: 1280, scheme: 'light', checks: [paper] },
];

/** In CSS px: both sides of most breakpoints, and beyond the widest. */
const otherWidths = [540, 700, 820, 1000, 1050, 1092, 1200, 1600, 1920, 2560].map(
  (width): Scene => ({ width, scheme: 'light', checks: [text, presence, reach(), uncovered] }),
);

test.use({
  // The centre's own content, today.
  baseURL: `http://localhost:${livePort}`,
  day: '',
  // The host answers with the not-found page, which Chromium logs.
  expectedMessages: /status of 404/,
});

/**
 * Opens `path` with late fonts, as on a slow network, and waits until the page is idle. Returns the check of what moved
 * meanwhile, which the visitor did not cause.
 */
async function enter(page: Page, path: string): Promise<Check> {
  // Fonts are held back, and waited for separately.
  watch(page, 'font');
  await observeShifts(page);
  const { release } = await holdBack(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  await idle(page);
  const loading = await movesOf(page);
  release();
  await inFonts(page);
  await idle(page);
  await bringInView(page);
  const whole = await movesOf(page);
  await prepare(page);
  // Late fonts may move a line.
  const found = [loading.shift >= 0.001 && loading, whole.shift - loading.shift >= 0.02 && whole];
  return rule({ rule: 'layout-shift', title: 'Nothing moves while the page loads' }, () =>
    found.flatMap((moves) => (moves ? [ofPage(`a layout shift of ${moves.shift.toFixed(4)}, of ${moves.parts}`)] : [])),
  );
}

type Evidence = Parameters<typeof look>[1];

async function visit(page: Page, evidence: Evidence, path: string, [first, ...others]: Scene[]): Promise<void> {
  const shifts = await enter(page, path);
  const scenes = first ? [{ ...first, checks: [shifts, ...first.checks] }, ...others] : [];
  await look(page, evidence, { path, scenes });
}

const pages = [...livePaths(), '/404'];

test.describe('on a phone', () => {
  test.use(PHONE);
  for (const path of pages) {
    test(`S2-05 ${path} has its own code, and passes axe and the other checks, on a phone`, async ({
      page,
      evidence,
    }) => visit(page, evidence, path, onPhone));
  }
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);
  for (const path of pages) {
    test(`S2-03 S2-130 ${path} has bar, page area and footer, and passes axe and the other checks, on a desktop`, async ({
      page,
      evidence,
    }) => visit(page, evidence, path, [...onDesktop, ...(KINDS.includes(path) ? ofKind : [])]));

    test(
      `${path} passes each check of text and controls at other widths`,
      {
        tag: '@nightly',
      },
      async ({ page, evidence }) => visit(page, evidence, path, otherWidths),
    );
  }
});

test.describe('without scripts', () => {
  test.use({ ...DESKTOP, javaScriptEnabled: false });
  for (const path of pages) {
    test(`S1-21 ${path} is whole without scripts`, async ({ page, evidence }) => {
      await page.goto(path);
      await prepare(page);
      const scenes: Scene[] = [
        { width: 390, scheme: 'light', checks: [holes, text] },
        { width: 1280, scheme: 'light', checks: [holes, text, finished] },
      ];
      await look(page, evidence, { path, scenes, by: setView });
      expect(await page.locator('main h1').count()).toBe(1);
    });
  }
});
