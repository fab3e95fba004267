/** One seeded fault for each check, which must find it and name the rule, the criterion and the place. */
import type { Page } from '@playwright/test';
import { show } from '../../spec/support/browser/site';
import { axeRules } from './axe';
import { type Check, expect, linesOf, load, test } from './check';
import { content, presence } from './content';
import { contrast, rings, statesContrast } from './contrast';
import { fixedParts, reach, uncovered } from './hitTesting';
import { checkSkipLink, walk } from './keyboard';
import { paper } from './paper';
import { expanded, linkNames, liveRegions, motion, structure, targets } from './structure';
import { largeText, text, textSpacing } from './text';
import { holes } from './withoutScripts';

/** Puts `html` at the end of the main content. */
const html = (content: string) => (page: Page) =>
  page.evaluate((inner) => document.querySelector('main')?.insertAdjacentHTML('beforeend', inner), content);

/** Adds CSS rules, like a visitor's own style sheet. */
const css = (content: string) => (page: Page) => page.addStyleTag({ content });

const attribute = (selector: string, name: string, value: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [what, is]) => element.setAttribute(what, is), [name, value] as const);

const keyboard: Check = { name: 'walk', run: async (page) => (await walk(page)).results };
const skipLink: Check = { name: 'skip link', run: async (page) => [await checkSkipLink(page)] };

/** Compares the page with itself once its heading is gone. */
const goneLater: Check = {
  name: 'content',
  run: async (page, view) => {
    await content.run(page, view);
    await css('h1{display:none}')(page);
    return content.run(page, view);
  },
};

const CUT = 'width:220px;white-space:nowrap;overflow:hidden';
const FAINT =
  'header nav > a:first-of-type:focus-visible{outline:3px solid #c9c9c9!important;box-shadow:none!important}';

/** Fault, check, what it says, and the width where it is not 1280 px. */
const faults: [name: string, seed: (page: Page) => Promise<unknown>, check: Check, says: RegExp, width?: number][] = [
  // #595959 on #fff is 7.0:1.
  [
    'text of 6.9:1',
    html('<p style="color:#5a5a5a;background:#fff">Pale</p>'),
    contrast,
    /^contrast .*"Pale" has 6\.[89]/,
  ],
  [
    'a skipped heading',
    html('<h2>Two</h2><h4>Deep</h4>'),
    axeRules(),
    /^heading-order \(best practice\) heading "Deep"/,
  ],
  ['a second h1', html('<h1>Again</h1>'), structure, /^structure .*2 h1/],
  ['a vague link', html('<a href="/careers">Read more</a>'), linkNames, /^link-names .*it does not say where it leads/],
  ['a target of 20 px', html('<button style="width:20px;height:20px;padding:0">x</button>'), targets, /20 by 20 px/],
  [
    'a state that is not true',
    attribute('[aria-expanded]', 'aria-expanded', 'true'),
    expanded,
    /^expanded-is-true .*true/,
  ],
  ['motion', css('h1{transition:color 1s!important}'), motion, /^reduced-motion .*it moves for 1s/],
  ['a wide box', html('<div style="width:400px">Wide</div>'), text, /^text-whole .*px wide in 320 px/, 320],
  ['a text cut by spacing', html(`<p style="${CUT}">A line of text fits here</p>`), textSpacing, /cuts off "A line of/],
  [
    'a text cut at twice its size',
    html('<p style="height:1.7em;font-size:16px;overflow:hidden"><span style="font-size:1rem">One line</span></p>'),
    largeText(),
    /^text-200 .*it cuts off "One line"/,
  ],
  [
    'a covered button',
    html('<div style="position:relative"><button>Under</button><b style="position:absolute;inset:0">.</b></div>'),
    reach(),
    /^control-uncovered .*"Under".*covered by/,
  ],
  [
    'a covered word',
    html('<div style="position:relative"><p>Word</p><b style="position:absolute;inset:0;background:#fff">.</b></div>'),
    uncovered,
    /^words-uncovered .*"Word" lies under/,
  ],
  ['a part that is missing', css('header nav{display:none!important}'), presence, /^present-at-its-widths .*missing/],
  ['words that paper lacks', css('@media print{main h2{display:none}}'), paper, /^paper .*is not on paper/],
  ['an empty place', html('<div style="height:200px"></div>'), holes, /^no-holes .*it is empty/],
  ['a message that interrupts', html('<p role="alert">Now</p>'), liveRegions, /^live-regions .*"Now"/],
  [
    // Of a class of its own: kinds of control that the worker has seen before are not looked at again.
    'a link that is pale under the pointer',
    html('<style>.pale:hover{color:#ccc}</style><a class="pale" href="/careers">Pale</a>'),
    statesContrast,
    /^contrast-of-states .*under the pointer/,
  ],
  ['a heading that is gone at one width', (page) => page.title(), goneLater, /^content-at-every-width .*is not seen/],
  ['a bar that leaves', css('header{position:absolute!important}'), fixedParts, /^fixed-parts .*it leaves its place/],
  ['a faint ring', css(FAINT), rings, /^focus-ring .*its ring has 1\.\d/],
  [
    'a keyboard trap',
    (page) =>
      page
        .locator('main a')
        .first()
        .evaluate((link) =>
          link.addEventListener('keydown', (event) => (event as KeyboardEvent).key === 'Tab' && event.preventDefault()),
        ),
    keyboard,
    /^no-keyboard-trap .*the Tab key does not get away from it/,
  ],
  ['a skip link to nowhere', attribute('main', 'id', 'elsewhere'), skipLink, /^skip-link .*is not in the main content/],
];

/** The faults are inserted as HTML and styles, which the site's own policy forbids. */
test.use({ bypassCSP: true });

for (const [name, seed, check, says, width = 1280] of faults) {
  test(`the checks find ${name}`, { tag: '@nightly' }, async ({ page }) => {
    await show(page, { width, scheme: 'light' });
    await load(page, '/about');
    await seed(page);
    const view = { path: '/about', width, scheme: 'light', notes: new Map() } as const;
    expect(linesOf(await check.run(page, view))).toContainEqual(expect.stringMatching(says));
  });
}
