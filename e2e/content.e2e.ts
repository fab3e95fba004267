import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { documentPaths } from '../spec/support/paths';
import { expect, test } from './support/site';

// The pages as they are served, before any script has run.
test.use({ javaScriptEnabled: false, expectedMessages: /status of 404/ });

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // The site's only script is its own.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
});

test('EXTRA every built page is valid HTML', async () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(files).toHaveLength(28);
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(join('dist', file), 'utf8'), file);
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`),
    );
    expect.soft(messages).toEqual([]);
  }
});

test('EXTRA the check of HTML knows a duplicate id and a wrong nesting', async () => {
  const { results } = await validator.validateString(
    '<!doctype html>\n<html lang="en-ZA"><head><title>A</title></head><body><p id="a">x</p><ul id="a"><div>y</div></ul></body></html>\n',
  );
  const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  expect(rules).toEqual(['no-dup-id', 'element-permitted-content']);
});

for (const path of [...documentPaths, '/404']) {
  test(`EXTRA ${path} is finished: no placeholder words, nothing empty, amounts and dates as in South Africa`, async ({
    page,
  }) => {
    await page.goto(path);
    const text = (await page.locator('body').textContent()) ?? '';
    const marks =
      text.match(/lorem|ipsum|\bTODO\b|\bTBC\b|\bFIXME\b|undefined|Demonstration:|\bNaN\b|\[object|\bxxx/gi) ?? [];
    expect.soft(marks).toEqual([]);
    const empty = await page
      .locator(
        'main :is(h1, h2, h3, h4, p:not([aria-live]), li, tbody td, th, dt, dd, section, ul, ol, summary, a, caption)',
      )
      .evaluateAll((all) => all.filter((one) => one.textContent?.trim() === '').map((one) => one.outerHTML));
    expect.soft(empty).toEqual([]);
    // A heading is followed by what it announces.
    const bare = await page
      .locator('main section:has(h2)')
      .evaluateAll((all) =>
        all
          .filter((one) => (one.textContent ?? '').length < 30 + (one.querySelector('h2')?.textContent ?? '').length)
          .map((one) => one.querySelector('h2')?.textContent),
      );
    expect.soft(bare).toEqual([]);

    const main = page.locator('main');
    const words = (await main.textContent()) ?? '';
    // R 45 000: a no-break space after R and between thousands.
    const amounts = words.match(/\bR[\s\u00a0]?\d[\d\s\u00a0.,]*\d/g) ?? [];
    expect.soft(amounts.filter((amount) => !/^R\u00a0\d{1,3}(\u00a0\d{3})*$/.test(amount.trim()))).toEqual([]);
    expect.soft(words).not.toMatch(/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/);
    const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');
    const times = await main
      .locator('time')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('datetime') ?? '', one.textContent ?? '']));
    for (const [iso = '', written = ''] of times) {
      const [year, month, day] = iso.split('-').map(Number);
      const name = months[(month ?? 0) - 1] ?? '';
      const forms = [name, name.slice(0, 3)].map((each) => `${day} ${each} ${year}`);
      const read = written.replaceAll('\u00a0', ' ');
      expect
        .soft(
          forms.some((one) => read.includes(one)),
          written,
        )
        .toBe(true);
    }
    // A whole date outside of <time> would be for people only; one that is for screen readers stands beside a <time>.
    // The facts' are plain, which Orca reads whole: each is said again in a <time> below.
    const rest = await main.evaluate((element) => {
      const isForEarsAlone = (one: Element) => {
        const { position, width } = getComputedStyle(one);
        return position === 'absolute' && width === '1px';
      };
      const copy = element.cloneNode(true) as Element;
      const twins = copy.querySelectorAll('*');
      const apart = [...element.querySelectorAll('*')].map((one) => one.matches('time') || isForEarsAlone(one));
      for (const [index, isApart] of apart.entries()) if (isApart) twins[index]?.remove();
      return copy.textContent ?? '';
    });
    const plain = rest.match(new RegExp(`\\d{1,2}\\s(?:${months.join('|')})\\s\\d{4}`, 'g')) ?? [];
    const facts = (await page.getByRole('complementary', { name: 'Key facts' }).allTextContents()).join();
    const said = times.map(([, written]) => written);
    expect.soft(plain.filter((date) => !facts.includes(date) || !said.includes(date))).toEqual([]);
  });
}
