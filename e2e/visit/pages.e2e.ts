/**
 * Visits every page of the centre's own content on a phone, on a desktop and without scripts. The checks hold for any content.
 * Each check of a page has its own name here.
 */
import type { Page } from '@playwright/test';
import { livePaths } from '../../spec/support/paths';
import { livePort } from '../support/ports';
import { expect, setView, test } from '../support/site';
import { checkAccessibility, checkBoxes, checkColours, checkNamesAndBoxes } from './checks/accessibility';
import { checkLiveRegions, checkMotionAsked, checkOwnParts, checkSelection } from './checks/browserParts';
import { checkPresence, compareContent, noteContent } from './checks/content';
import { checkContrast, checkSkipLinkContrast, checkStatesContrast, OWN_COLOURS } from './checks/contrast';
import { checkFingers } from './checks/fingers';
import { checkFinished } from './checks/finished';
import { checkFixed, checkFloats } from './checks/fixedParts';
import { checkCharacters } from './checks/fonts';
import { checkReach, checkUncovered } from './checks/hitTesting';
import { checkFocusSeen, checkKeyboard } from './checks/keyboard';
import { checkOwnChunk } from './checks/ownChunk';
import { checkPaper, checkSmallPaper } from './checks/paper';
import { checkLargeText, checkText } from './checks/text';
import { checkWideViewports } from './checks/wideViewports';
import { checkShifts, checkWindow } from './checks/window';
import { checkHoles, checkWholeStyles, documentOf, stylesOf } from './checks/withoutScripts';
import { type Check, enter, prepare, run, runScenes, type Scene, type Shifts } from './visit';

// Time zone and language differ from the site's, because they must not change its text.
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  timezoneId: 'Pacific/Auckland',
  locale: 'af-ZA',
};
const DESKTOP = { viewport: { width: 1280, height: 900 }, timezoneId: 'America/Los_Angeles', locale: 'tr-TR' };

const contrast: Check = (page) => checkContrast(page);
const ownColours: Check = (page) => checkContrast(page, OWN_COLOURS);
const statesContrast: Check = async (page, { scheme }) => [
  ...(await checkStatesContrast(page, scheme)),
  ...(await checkSkipLinkContrast(page)),
];
const hitTesting: Check = (page) => checkReach(page);

/** What may fail at one width alone. */
const betweenLayouts: Scene['checks'] = {
  text: checkText,
  presence: checkPresence,
  'hit testing': hitTesting,
  'covered words': checkUncovered,
  'floating buttons': checkFloats,
};

/** `ofKind` has extra checks for one page of each kind: their results depend on styles more than on text. */
interface PageScene extends Scene {
  ofKind?: Scene['checks'];
}

const onPhone: PageScene[] = [
  {
    width: 390,
    height: 844,
    scheme: 'light',
    checks: {
      window: checkWindow,
      'own chunk': checkOwnChunk,
      accessibility: checkBoxes,
      fingers: checkFingers,
      contrast,
      presence: checkPresence,
      text: checkText,
      'large text': checkLargeText,
      'fixed parts': checkFixed,
      'hit testing': hitTesting,
      'covered words': checkUncovered,
    },
    // Replaces the check of the same name.
    ofKind: { accessibility: checkNamesAndBoxes },
  },
  { width: 390, height: 844, scheme: 'dark', checks: { contrast, 'contrast of states': statesContrast } },
  { width: 390, height: 844, scheme: 'forced colours', checks: { contrast: ownColours } },
  { width: 320, height: 844, scheme: 'light', checks: { text: checkText, presence: checkPresence } },
];

const onDesktop: PageScene[] = [
  {
    width: 1280,
    scheme: 'light',
    checks: {
      accessibility: checkNamesAndBoxes,
      'own parts': checkOwnParts,
      'motion asked for': checkMotionAsked,
      fonts: checkCharacters,
      contrast,
      'contrast of states': statesContrast,
      selection: checkSelection,
      presence: checkPresence,
      text: checkText,
      'large text': checkLargeText,
      'live regions': checkLiveRegions,
      'fixed parts': checkFixed,
      'hit testing': hitTesting,
      'covered words': checkUncovered,
      content: noteContent,
      paper: checkPaper,
      keyboard: checkKeyboard,
    },
    ofKind: { accessibility: checkAccessibility },
  },
  {
    width: 1280,
    scheme: 'dark',
    checks: {
      contrast,
      'contrast of states': statesContrast,
      selection: checkSelection,
      content: noteContent,
    },
    ofKind: { accessibility: checkColours },
  },
  { width: 1280, scheme: 'forced colours', checks: { contrast: ownColours } },
  { width: 768, scheme: 'light', checks: { ...betweenLayouts, content: noteContent } },
  // A laptop with enlarged text, and one with large browser bars.
  { width: 1024, height: 500, scheme: 'light', checks: { 'focus seen': checkFocusSeen } },
  { width: 1366, height: 625, scheme: 'light', checks: { 'focus seen': checkFocusSeen } },
  // Between two layouts: fixed parts may cover their neighbours.
  { width: 700, scheme: 'light', checks: { 'hit testing': hitTesting } },
  {
    width: 390,
    scheme: 'light',
    checks: {
      content: async (page, seen) => {
        await noteContent(page, seen);
        return compareContent(page, seen);
      },
    },
    ofKind: { 'small paper': checkSmallPaper },
  },
];

const withoutScripts: Scene[] = [
  { width: 390, scheme: 'light', checks: { holes: checkHoles, text: checkText } },
  {
    width: 1280,
    scheme: 'light',
    checks: { finished: checkFinished, holes: checkHoles, text: checkText, 'whole styles': checkWholeStyles },
  },
];

/** CSS px: between most breakpoints, and beyond the widest. */
const otherWidths: PageScene[] = [540, 700, 768, 1000, 1092, 1200, 1600, 1920]
  .flatMap((width): PageScene[] => [
    {
      width,
      scheme: 'light',
      checks: { ...betweenLayouts, contrast },
      ofKind: width === 768 ? { accessibility: checkNamesAndBoxes } : {},
    },
    { width, scheme: 'dark', checks: { contrast } },
  ])
  // A zoom of 400% in forced colours.
  .concat({ width: 320, scheme: 'forced colours', checks: {}, ofKind: { accessibility: checkNamesAndBoxes } });

/** CSS px: both sides of each width at which the bars or the footer change. */
const breakpoints = [767, 768, 1091, 1092, 1100, 1101].map(
  (width): Scene => ({
    width,
    scheme: 'light',
    checks: { presence: checkPresence, accessibility: checkNamesAndBoxes },
  }),
);

const pages = [...livePaths(), '/404'];
test.use({
  // The centre's own content, today.
  baseURL: `http://localhost:${livePort}`,
  day: '',
  // The host answers with the not-found page, which Chromium logs.
  expectedMessages: /status of 404/,
});

/** The longest page of each kind: pages of one kind have the same style files. */
const byLength = [...pages].sort((a, b) => documentOf(a).length - documentOf(b).length);
const longest = new Set(new Map(byLength.map((path) => [stylesOf(path).join(), path])).values());

async function visit(page: Page, path: string, scenes: PageScene[]): Promise<void> {
  const shifts: Shifts = await enter(page, path);
  await run('layout shift', 'as it loads', () => checkShifts(shifts));
  const isLongest = longest.has(path);
  await runScenes(
    page,
    path,
    scenes.map(({ ofKind, checks, ...scene }) => ({ ...scene, checks: { ...checks, ...(isLongest && ofKind) } })),
  );
}

test.describe('on a phone', () => {
  test.use(PHONE);
  for (const path of pages) {
    test(`S2-01 S2-03 S2-05 ${path} passes axe and each other check, on a phone`, { tag: '@axe' }, async ({ page }) =>
      visit(page, path, onPhone),
    );
  }
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);
  for (const path of pages) {
    test(`S2-01 S2-03 ${path} passes axe and each other check, on a desktop`, { tag: '@axe' }, async ({ page }) =>
      visit(page, path, onDesktop),
    );

    test(`${path} passes each check at other widths`, { tag: '@nightly' }, async ({ page }) => {
      await visit(page, path, otherWidths);
      await run('wide viewports', '1600 to 2560 px', () => checkWideViewports(page));
    });
  }
});

test(
  'S2-22 S2-25 S2-43 S2-70 S2-82 S4-01 S4-03 S9-01 S9-02 S9-03 /about has what is meant for each side of a breakpoint',
  {
    tag: '@axe',
  },
  async ({ page }) => visit(page, '/about', breakpoints),
);

test.describe('without scripts', () => {
  test.use({ ...DESKTOP, javaScriptEnabled: false });
  for (const path of pages) {
    test(`S1-21 ${path} passes each check, without scripts`, async ({ page }) => {
      await page.goto(path);
      await prepare(page);
      await runScenes(page, path, withoutScripts, setView);
      expect(await page.locator('main h1').count()).toBe(1);
    });
  }
});
