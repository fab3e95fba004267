import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What finds elements, with its selector. */
const FINDING =
  /\b(?:(?:locator|querySelector(?:All)?|closest|matches|attribute)(?:<[^>(]+>)?\(|all\(\w+, |scope: )(['`"])(.*?)\1/g;
const ASSERTION = /\btoHaveClass\b|\bclassList\b|\bgetElementsByClassName\b/;
/** Pages of tools and of Storybook, whose styles are not the site's. */
const OWN_PAGES = /visual\/storybook/;

/** The lines of a test that hold on to the name of a style. */
function namedStyles(source: string): string[] {
  return source.split('\n').filter((line) => {
    const selectors = [...line.matchAll(FINDING)].map(([, , selector = '']) =>
      selector.replace(/\[[^\]]*\]|".*?"/g, ''),
    );
    return ASSERTION.test(line) || selectors.some((selector) => /(?:^|\D)\.[a-z]/i.test(selector));
  });
}

describe('what tests and checks hold on to', () => {
  it('no test finds or judges an element by class name', () => {
    const found = ['spec', 'e2e', 'a11y'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !OWN_PAGES.test(file) && file !== 'class-names.spec.ts')
        .flatMap((file) =>
          namedStyles(readFileSync(join(folder, file), 'utf8')).map((line) => `${folder}/${file}: ${line.trim()}`),
        ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ["  scope: '.floating',", true],
    ["all(drawn, '.areas li')", true],
    [".locator('#programs .card')", true],
    ["card.querySelector<HTMLElement>('li > .art svg')", true],
    ["row.closest('div.fees')", true],
    ['expect(link).toHaveClass(name)', true],
    ['page.locator(\'a[href="/terms.html"]\')', false],
    ["page.locator('html[data-ready]')", false],
    ["files.filter((file) => file.endsWith('.html'))", false],
    ["page.route('**/*.woff2')", false],
  ])('that check judges %s rightly', (line, isNamed) => {
    expect(namedStyles(line)).toEqual(isNamed ? [line] : []);
  });
});
