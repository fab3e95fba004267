/** One seeded fault of each sort: the checks must find it, name the rule, the criterion and the place. */
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/site';
import { describeFailures, look } from './audit';
import { checkFocus } from './checks/focus';
import { checkMotion } from './checks/motion';
import { checkAnnounced, checkTitle } from './checks/routes';
import { checkDialog, checkExpanded, checkSkipLink } from './checks/widgets';
import { walk } from './keyboard/walk';
import { bring, dress, load } from './page';
import { states } from './states';

/** The faults come in as HTML, which the site's own policy forbids. */
test.use({ bypassCSP: true });

/** Puts `html` at the end of the main content, as the part with the id `seeded`. */
const seed = (page: Page, html: string) =>
  page.evaluate((content) => {
    const part = document.createElement('div');
    part.id = 'seeded';
    part.innerHTML = content;
    document.querySelector('main')?.append(part);
  }, html);

/** Adds rules as a visitor's own stylesheet would. */
const style = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

async function found(page: Page): Promise<string> {
  return describeFailures((await look(page, 'light')).checks).join('\n');
}

test.beforeEach(async ({ page }) => {
  await dress(page, 1280, 'light');
  await load(page, '/about');
});

test('EXTRA a button without a name is found', async ({ page }) => {
  await seed(page, '<button type="button" style="min-width:48px;min-height:48px"></button>');
  expect(await found(page)).toMatch(/button-name \(4\.1\.2\) #seeded/);
});

test('EXTRA text of 6.9:1 is found', async ({ page }) => {
  // #585858 on #fff is 7.1:1, #595959 is 7.0:1, #5a5a5a is 6.9:1.
  await seed(page, '<p id="pale" style="color:#5a5a5a;background:#fff">Pale words</p>');
  expect(await found(page)).toMatch(
    /color-contrast-enhanced \(1\.4\.6\) #pale: .*6\.8|color-contrast-enhanced \(1\.4\.6\) #pale: .*6\.9/,
  );
});

test('EXTRA a target of 20 px is found', async ({ page }) => {
  await seed(page, '<button type="button" id="tiny" style="width:20px;height:20px;padding:0">x</button>');
  expect(await found(page)).toContain('target-size-44 (2.5.5, 2.5.8) #tiny: It is 20 by 20 px.');
});

test('EXTRA a keyboard trap is found', async ({ page }) => {
  await page.evaluate(() => {
    document.querySelector('main a')?.setAttribute('id', 'trap');
    document.getElementById('trap')?.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') event.preventDefault();
    });
  });
  expect(describeFailures(checkFocus(await walk(page)))).toContain(
    'no-keyboard-trap (2.1.2) #trap: The Tab key does not get away from it.',
  );
});

test('EXTRA a lost and a faint focus ring are found', async ({ page }) => {
  await page.evaluate(() => {
    const [lost, faint] = document.querySelectorAll('header nav > a');
    lost?.setAttribute('id', 'lost');
    faint?.setAttribute('id', 'faint');
  });
  await style(
    page,
    '#lost:focus-visible{outline:0!important;box-shadow:none!important}#faint:focus-visible{outline:3px solid #c9c9c9!important;box-shadow:none!important}',
  );
  const failures = describeFailures(checkFocus(await walk(page)));
  expect(failures).toHaveLength(2);
  expect(failures[0]).toBe('focus-visible (2.4.7, 2.4.13, 1.4.11) #lost: Nothing shows that it has the focus.');
  expect(failures[1]).toMatch(
    /^focus-visible \(2\.4\.7, 2\.4\.13, 1\.4\.11\) #faint: Its focus indicator is too small or too faint: 1\.\d:1/,
  );
});

test('EXTRA text that wider spacing or twice the size cuts off is found', async ({ page }) => {
  await seed(
    page,
    '<p id="cut" style="width:220px;white-space:nowrap;overflow:hidden">A line of text fits here</p><p id="small" style="height:1.7em;font-size:16px;line-height:1.6;overflow:hidden"><span style="font-size:1rem">One line</span></p>',
  );
  const failures = await found(page);
  expect(failures).toMatch(/text-spacing \(1\.4\.12\) #cut: It cuts off the text "A line of/);
  expect(failures).toMatch(/text-200 \(1\.4\.4\) #small: It cuts off the text "One line"/);
});

test('EXTRA what is wider than the window is found, at 320 px', async ({ page }) => {
  await dress(page, 320, 'light');
  await seed(page, '<div id="wide" style="width:400px">A wide box</div>');
  expect(await found(page)).toMatch(/reflow \(1\.4\.10\) #wide: The page is 4\d\d px wide in a window of 320 px\./);
});

test('EXTRA a skipped heading, a second h1, an unnamed landmark, a vague link and a silent new tab are found', async ({
  page,
}) => {
  await seed(
    page,
    '<h1>Again</h1><h4 id="deep">Deep</h4><nav aria-label="Main" id="twin"><a href="/careers" id="vague">Read more</a></nav><p lang="xx-yy-zz" id="babble">La</p><a href="/about" target="_blank" id="tab">About</a>',
  );
  const failures = await found(page);
  for (const named of [
    'html: The page has 2 headings of level 1.',
    '#deep: Level 4 follows level 1',
    '#twin: Another navigation is called "Main" too.',
    '#vague: "Read more" does not say where it leads.',
    '#tab: It opens a new tab without saying so.',
    '#babble',
  ]) {
    expect(failures).toContain(named);
  }
});

test('EXTRA a control out of order, one that Tab cannot reach, and one under a bar are found', async ({ page }) => {
  await seed(
    page,
    '<button type="button" id="first" tabindex="1">First</button><span id="bar" style="position:absolute;inset:0;background:#fff"></span>',
  );
  await style(page, '#seeded{position:relative}');
  // What takes itself off the page's order on the way there is never reached.
  await page.evaluate(() => {
    const [link] = document.querySelectorAll<HTMLElement>('main a');
    link?.setAttribute('id', 'missed');
    link?.addEventListener('focus', () => link.blur());
  });
  const failures = describeFailures(checkFocus(await walk(page))).join('\n');
  expect(failures).toContain('It comes before the stop that the Tab key left.');
  expect(failures).toMatch(/focus-not-obscured \(2\.4\.11, 2\.4\.12\) #first: .* wholly covered by #bar/);
  expect(failures).toMatch(/keyboard-reach \(2\.1\.1, 2\.1\.3\) #missed: The Tab key never reaches it\./);
});

test('EXTRA movement, an untrue aria-expanded, a broken skip link, a used title and a silent route are found', async ({
  page,
}) => {
  await style(page, 'h1{transition:color 1s!important}');
  expect(describeFailures([await checkMotion(page)]).join()).toContain('It moves for 1s.');
  await page.evaluate(() => document.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', 'true'));
  expect(describeFailures([await checkExpanded(page)]).join()).toContain('It says aria-expanded="true".');
  expect(describeFailures([checkTitle('Same', ['Same'])]).join()).toContain('Another page is called "Same" too.');
  await page.evaluate(() => document.querySelector('.skip-link')?.setAttribute('href', '#nowhere'));
  expect(describeFailures([await checkSkipLink(page)]).join()).toContain(
    'The stop after it is not in the main content.',
  );
  await page.evaluate(() => document.querySelector('[data-testid=route-announcement]')?.removeAttribute('role'));
  expect(describeFailures([await checkAnnounced(page, '/careers')]).join()).toContain(
    'No live region says the new title.',
  );
});

test('EXTRA a dialog that lets the focus out and does not close is found, at 390 px', async ({ page }) => {
  await dress(page, 390, 'light');
  const [menu] = states.filter(({ name }) => name === 'mobile menu open');
  if (menu) await bring(page, '/about', menu);
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    dialog?.removeAttribute('aria-label');
    dialog?.addEventListener('cancel', (event) => event.preventDefault());
    dialog?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') event.preventDefault();
    });
  });
  const failures = describeFailures([await checkDialog(page, 'button[aria-label="Menu"]')]).join('\n');
  expect(failures).toContain('dialog-keeps-focus (2.1.2, 2.4.3, 4.1.2)');
  expect(failures).toContain('It has no name.');
  expect(failures).toContain('Escape does not close it.');
});
