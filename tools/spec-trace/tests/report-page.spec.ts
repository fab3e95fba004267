// @vitest-environment jsdom
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { htmlRules } from '../../report/htmlRules';
import { filterStatements } from '../filterStatements';
import { renderHtml } from '../renderHtml';
import { traceOf } from '../runTrace';
import { relativeLink } from '../sourceLink';
import { playwrightReport, provedRepository, type Repository, register, vitestReport } from './fixture';

let repository: Repository;
beforeEach(() => {
  repository = provedRepository();
});
afterEach(() => {
  repository.remove();
});

function render(): string {
  return renderHtml(traceOf({ root: repository.root, requirements: register, env: {} }), relativeLink);
}

/** The page with its script run; a parsed page does not run it by itself. */
function open(withScript = true): void {
  document.documentElement.innerHTML = render();
  document.documentElement.lang = 'en-ZA';
  if (withScript) filterStatements();
}

function find<T extends Element>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

/** The words of an element, with a space between the texts of its parts. */
function words(selector: string): string {
  const walker = document.createTreeWalker(find(selector), NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '');
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

function shownIds(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-proved]')]
    .filter((row) => !row.closest('[hidden]'))
    .map(({ id }) => id);
}

function search(text: string): void {
  find<HTMLInputElement>('#query').value = text;
  find('#filter').dispatchEvent(new Event('input', { bubbles: true }));
}

function spoilOne(): void {
  repository.write(
    'reports/results/vitest.json',
    vitestReport(repository.root, [
      { titles: ['S1-01 <b>is</b> public'], status: 'failed', message: 'expected "<a>" & got none' },
      { titles: ['EXTRA small'], line: 8 },
    ]),
  );
}

describe('EXTRA the report page', () => {
  it.each([
    ['green', () => {}],
    ['red', spoilOne],
  ])('is valid HTML without accessibility failures when %s', async (_state, prepare) => {
    prepare();
    const { valid, results } = await new HtmlValidate(htmlRules).validateString(render());
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    );
    expect(valid).toBe(true);
    open();
    const { violations, passes } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(passes.length).toBeGreaterThan(15);
  });

  it('shows every statement, its decision and its reason, as text', () => {
    open();
    expect(words('#S5-02')).toContain(
      'S5-02 The search takes .*| as plain text, <even> this. ✓ Proved Specified, in part decided Decision Case does not matter. Why Nobody types capitals.',
    );
    expect(words('#S1-01 h3 + p')).toBe('✓ Proved Specified');
  });

  it('links each test to its line and says where it ran', () => {
    open();
    const item = find('#S1-01 [data-tests] li');
    expect(item.querySelector('a')?.getAttribute('href')).toBe('../../spec/s1.spec.ts#L3');
    expect(words('#S1-01 [data-tests]')).toContain('spec/s1.spec.ts:3 · unit (jsdom)');
    expect(words('#S5-02 [data-tests]')).toContain('e2e/search.e2e.ts:7 · real browser, 1280 px');
  });

  it('lists the problems, the failure and what is not proved', () => {
    spoilOne();
    open();
    expect(document.title).toContain('not everything proved');
    expect(words('#verdict')).toBe('✗ 1 of 2 statements proved by 3 tests; 2 problems.');
    expect(document.querySelectorAll('#problems + ol > li')).toHaveLength(2);
    expect(words('#S1-01 h3 + p')).toContain('Not proved');
    expect(words('#S1-01 [data-tests]')).toContain('S1-01 <b>is</b> public');
    expect(words('#S1-01 [data-tests]')).toContain('expected "<a>" & got none');
  });

  it('folds the cases of one loop, and keeps the worst outcome in sight', () => {
    const cases = [1, 2, 3, 4].map((n) => ({
      titles: [`S5-02 finds ${n}`],
      status: n === 3 ? 'unexpected' : 'expected',
    }));
    repository.write('reports/results/playwright-e2e.json', playwrightReport(repository.root, cases));
    open();
    expect(words('#S5-02 summary')).toContain('✗ 3 passed, 1 failed S5-02 finds 1 and 3 more cases');
    expect(document.querySelectorAll('#S5-02 details li')).toHaveLength(4);
  });

  it('filters by text and by proof and counts politely', () => {
    spoilOne();
    open();
    const count = find('#count');
    expect(count.getAttribute('role')).toBe('status');
    expect(count.textContent).toBe('All 2 statements shown');
    search('PLAIN text');
    expect(shownIds()).toEqual(['S5-02']);
    expect(count.textContent).toBe('1 of 2 statements shown');
    expect(find('#outside').closest('[hidden]')).not.toBeNull();
    search('nothing like it');
    expect(shownIds()).toEqual([]);
    search('');
    find<HTMLInputElement>('input[value="false"]').click();
    expect(shownIds()).toEqual(['S1-01']);
    find<HTMLInputElement>('input[value="true"]').click();
    expect(shownIds()).toEqual(['S5-02']);
  });

  it('shows everything again when a link leads to a filtered section', () => {
    open();
    search('plain text');
    find<HTMLAnchorElement>('table a[href="#section-1"]').click();
    expect(shownIds()).toEqual(['S1-01', 'S5-02']);
  });

  it('shows every statement and no filter without its script', () => {
    open(false);
    expect(shownIds()).toEqual(['S1-01', 'S5-02']);
    expect(find<HTMLElement>('#filter').hidden).toBe(true);
  });
});
