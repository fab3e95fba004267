/** The keyboard: every stop of one page of each kind and of the open panels. */
import { show } from '../../spec/support/browser/site';
import { expect, linesOf, load, test } from '../support/check';
import { checkSkipLink, walk } from '../support/keyboard';
import type { Scheme } from '../support/model';
import { bring, stateOf } from '../support/states';

/** The first three run always, the others at night. In a low window the bars may cover what has the focus. */
const WALKS: [path: string, width: number, height: number, scheme: Scheme][] = [
  ['/', 1280, 900, 'dark'],
  ['/programs/cyber-security', 390, 500, 'light'],
  ['/about', 1280, 500, 'forced colours'],
  ['/', 320, 500, 'dark'],
  ['/programs/cyber-security', 1280, 500, 'dark'],
  ['/programPricing', 390, 500, 'forced colours'],
  ['/intake-blocks', 768, 500, 'light'],
];

for (const [index, [path, width, height, scheme]] of WALKS.entries()) {
  test(`the Tab key reaches every stop of ${path}, ${scheme}, ${width} px`, {
    tag: index < 3 ? [] : '@nightly',
  }, async ({ page, evidence }) => {
    await show(page, { width, height, scheme });
    await load(page, path);
    const { count, results } = await walk(page);
    const checks = [...results, await checkSkipLink(page)];
    const id = `${path}--by keyboard--${width}--${scheme}`;
    evidence.states.push({ id, path, title: await page.title(), state: 'by keyboard', width, scheme, checks });
    expect(count).toBeGreaterThan(15);
    expect(linesOf(checks)).toEqual([]);
  });
}

for (const [name, width, scope] of [
  ['search with results', 1280, '#programmes-panel'],
  ['search with results', 390, 'dialog'],
  ['menu open', 320, 'dialog'],
  ['category Bootcamps', 320, 'dialog'],
] as const) {
  test(`the Tab key reaches and orders every stop with ${name}, ${width} px`, {
    tag: width === 320 ? '@nightly' : [],
  }, async ({ page }) => {
    await show(page, { width, scheme: 'light' });
    await load(page, '/about');
    await bring(page, stateOf(name));
    const { count, results } = await walk(page, scope);
    expect(count).toBeGreaterThan(3);
    expect(linesOf(results)).toEqual([]);
  });
}
