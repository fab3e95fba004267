/**
 * Seeded faults, one of each sort. The share that the checks find shows how far a clean report can be trusted.
 */
import type { Page } from '@playwright/test';
import { checkFocus } from './checks/focus';
import { checkReflow, checkText200, checkTextSpacing } from './checks/layout';
import { checkMotion } from './checks/motion';
import { checkAnnounced, checkTitle } from './checks/routes';
import { checkStructure } from './checks/structure';
import { checkTargets } from './checks/targets';
import { checkDialog, checkExpanded, checkSkipLink } from './checks/widgets';
import { walk } from './keyboard/walk';
import type { CheckResult } from './model';
import { applyView, bring, load } from './page';
import { stateOf, type Width } from './states';

/** Page that gets the faults. */
const PATH = '/about';

export interface Fault {
  /** As 'a button without a name'. */
  name: string;
  /** In px; 1280 by default. */
  width?: Width;
  seed(page: Page): Promise<unknown>;
  /** The check that must find it; all rules of axe by default. */
  check?(page: Page): Promise<CheckResult[]>;
  /** The expected result: rule, criteria that it breaks, place and message. */
  says: RegExp;
}

/** Puts `html` at the end of the main content, as the part with the id `seeded`. */
const html = (content: string) => (page: Page) =>
  page.evaluate((inner) => {
    const part = document.createElement('div');
    part.id = 'seeded';
    part.innerHTML = inner;
    document.querySelector('main')?.append(part);
  }, content);

/** Adds CSS rules, like a visitor's own style sheet. */
const css = (content: string) => (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, content);

/** Sets an attribute of the first element that `selector` finds; `null` takes it away. */
const attribute = (selector: string, name: string, value: string | null) => (page: Page) =>
  page.evaluate(
    ([where, what, is]) => {
      const element = document.querySelector(where);
      if (is === null) element?.removeAttribute(what);
      else element?.setAttribute(what, is);
    },
    [selector, name, value] as const,
  );

const one = (check: (page: Page) => Promise<CheckResult>) => async (page: Page) => [await check(page)];
const structure = async (page: Page) => (await checkStructure(page)).checks;
const keyboard = async (page: Page) => checkFocus(await walk(page));
const menu = one((page) => checkDialog(page, 'button[aria-label="Menu"]'));

/** Opens the mobile menu and makes its dialog keep neither its name nor the Escape key. */
async function breakMenu(page: Page) {
  await bring(page, PATH, stateOf('mobile menu open'));
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    dialog?.removeAttribute('aria-label');
    dialog?.addEventListener('cancel', (event) => event.preventDefault());
    dialog?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') event.preventDefault();
    });
  });
}

/** Faults that the checks must find, by name and place. */
export const faults: Fault[] = [
  {
    // #595959 on #fff is 7.0:1.
    name: 'text of 6.9:1',
    seed: html('<p id="pale" style="color:#5a5a5a;background:#fff">Pale words</p>'),
    says: /^color-contrast-enhanced \(1\.4\.6\) #pale: .*6\.[89]/,
  },
  {
    name: 'a target of 20 px',
    seed: html('<button type="button" id="tiny" style="width:20px;height:20px;padding:0">x</button>'),
    check: one(checkTargets),
    says: /^target-size-44 \(2\.5\.5\) #tiny: It is 20 by 20 px\./,
  },
  {
    name: 'a keyboard trap',
    seed: (page) =>
      page.evaluate(() => {
        const link = document.querySelector('main a');
        link?.setAttribute('id', 'trap');
        link?.addEventListener('keydown', (event) => {
          if ((event as KeyboardEvent).key === 'Tab') event.preventDefault();
        });
      }),
    check: keyboard,
    says: /^no-keyboard-trap \(2\.1\.2\) #trap: The Tab key does not get away from it\./,
  },
  {
    name: 'a focus that nothing shows',
    seed: css('header nav > a:first-of-type:focus-visible{outline:0!important;box-shadow:none!important}'),
    check: keyboard,
    says: /^focus-visible \(2\.4\.7, 2\.4\.13, 1\.4\.11\) .*: Nothing shows that "[^"]*" has the focus\./,
  },
  {
    name: 'a faint focus ring',
    seed: css(
      'header nav > a:first-of-type:focus-visible{outline:3px solid #c9c9c9!important;box-shadow:none!important}',
    ),
    check: keyboard,
    says: /^focus-visible \(2\.4\.7, 2\.4\.13, 1\.4\.11\) .*: The focus indicator of ".+" is too small or too faint: 1\.\d:1/,
  },
  {
    name: 'text cut off by wider spacing',
    seed: html('<p id="cut" style="width:220px;white-space:nowrap;overflow:hidden">A line of text fits here</p>'),
    check: one(checkTextSpacing),
    says: /^text-spacing \(1\.4\.12\) #cut: It cuts off the text "A line of/,
  },
  {
    name: 'text cut off at twice its size',
    seed: html(
      '<p id="small" style="height:1.7em;font-size:16px;line-height:1.6;overflow:hidden"><span style="font-size:1rem">One line</span></p>',
    ),
    check: one(checkText200),
    says: /^text-200 \(1\.4\.4\) #small: It cuts off the text "One line"/,
  },
  {
    name: 'a box wider than the window, at 320 px',
    width: 320,
    seed: html('<div id="wide" style="width:400px">A wide box</div>'),
    check: one(checkReflow),
    says: /^reflow \(1\.4\.10\) #wide: The page is 4\d\d px wide in a window of 320 px\./,
  },
  {
    name: 'a second heading of level 1',
    seed: html('<h1>Again</h1>'),
    check: structure,
    says: /html: The page has 2 headings of level 1\./,
  },
  {
    name: 'a skipped heading level',
    seed: html('<h2>Two</h2><h4 id="deep">Deep</h4>'),
    says: /^heading-order \(best practice\) #deep/,
  },
  {
    name: 'a vague link',
    seed: html('<a href="/careers" id="vague">Read more</a>'),
    check: structure,
    says: /#vague: "Read more" does not say where it leads\./,
  },
  {
    name: 'a new tab that is not announced',
    seed: html('<a href="/about" target="_blank" id="tab">About</a>'),
    check: structure,
    says: /#tab: It opens a new tab without saying so\./,
  },
  {
    name: 'a stop out of order',
    seed: html('<button type="button" id="first" tabindex="1" style="min-height:48px">First</button>'),
    check: keyboard,
    says: /It comes before the stop that the Tab key left\./,
  },
  {
    name: 'a stop under a bar',
    seed: html(
      '<div style="position:relative"><button type="button" id="under">Under</button><span id="cover" style="position:absolute;inset:0;background:#fff"></span></div>',
    ),
    check: keyboard,
    says: /^focus-not-obscured \(2\.4\.11, 2\.4\.12\) #under: .* wholly covered by #cover/,
  },
  {
    name: 'a link that the Tab key does not reach',
    seed: (page) =>
      page.evaluate(() => {
        const link = document.querySelector<HTMLElement>('main a');
        link?.setAttribute('id', 'missed');
        link?.addEventListener('focus', () => link.blur());
      }),
    check: keyboard,
    says: /^keyboard-reach \(2\.1\.1, 2\.1\.3\) #missed: The Tab key never reaches it\./,
  },
  {
    name: 'movement although less was asked for',
    seed: css('h1{transition:color 1s!important}'),
    check: one(checkMotion),
    says: /It moves for 1s\./,
  },
  {
    name: 'a state that is not true',
    seed: attribute('[aria-expanded]', 'aria-expanded', 'true'),
    check: one(checkExpanded),
    says: /It says aria-expanded="true"\./,
  },
  {
    name: 'a title used twice',
    seed: (page) =>
      page.evaluate(() => {
        document.title = 'Same';
      }),
    check: async (page) => [checkTitle(await page.title(), ['Same'])],
    says: /Another page is called "Same" too\./,
  },
  {
    name: 'a skip link that leads nowhere',
    // A copy of the button, without React's handlers.
    seed: (page) =>
      page.evaluate(() => {
        const link = document.querySelector('a[href="#main"]');
        const copy = link?.cloneNode(true) as Element;
        copy.setAttribute('href', '#nowhere');
        link?.replaceWith(copy);
      }),
    check: one(checkSkipLink),
    says: /The stop after it is not in the main content\./,
  },
  {
    name: 'a change of page that is not announced',
    seed: attribute('[data-testid=route-announcement]', 'aria-live', null),
    check: one((page) => checkAnnounced(page, '/careers')),
    says: /No live region says the new title\./,
  },
  {
    name: 'a dialog without a name, at 390 px',
    width: 390,
    seed: breakMenu,
    check: menu,
    says: /^dialog-keeps-focus .*It has no name\./,
  },
  {
    name: 'a dialog that Escape does not close, at 390 px',
    width: 390,
    seed: breakMenu,
    check: menu,
    says: /^dialog-keeps-focus .*Escape does not close it\./,
  },
];

/** Faults that no check finds, only a person. The report names them as its limits. */
export const missed = [
  'an alternative that says something else than the picture',
  'a phrase in another language without its own lang',
  'an instruction that needs sight',
  'a meaning told by colour alone',
  'a heading that does not describe what follows',
  'a list that is only typed',
];

/** Opens the page with the fault in it. The page must bypass the site's own policy. */
export async function openWith(page: Page, { seed, width = 1280 }: Pick<Fault, 'seed' | 'width'>): Promise<void> {
  await applyView(page, width, 'light');
  await load(page, PATH);
  await seed(page);
}
