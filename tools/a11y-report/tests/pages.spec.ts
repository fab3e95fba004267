// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { htmlRules } from '../../report/htmlRules';
import { filterPages } from '../html/filterPages';
import type { PackInput } from '../model';
import { writePack } from '../writePack';
import { greyPicture, partialInput, sampleFaults, sampleInput, sampleTranscripts } from './support/sample';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
  mkdirSync(join(folder, 'screenshots'));
  writeFileSync(join(folder, 'screenshots/0a1b2c3d4e5f.png'), greyPicture(2560, 1800));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const full = () => sampleInput({ screenReader: sampleTranscripts, faults: sampleFaults });

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** Opens a page of the pack, with its script run; a parsed page does not run it by itself. */
function open(name: string, input: PackInput = full()): void {
  writePack(folder, input);
  document.documentElement.innerHTML = read(name);
  if (name === 'index.html') filterPages();
}

/** The words of each element that is found, with a space between the texts of its parts. */
function texts(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const parts: string[] = [];
    while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '');
    return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
  });
}

function rowOf(number: string): string {
  return texts(`#c-${number.replaceAll('.', '-')}`)[0] ?? '';
}

function choose(id: string, label: string): void {
  const select = document.querySelector<HTMLSelectElement>(`#${id}`);
  const option = [...(select?.options ?? [])].find(({ textContent }) => textContent === label);
  if (!select || !option) throw new Error(`the filter has no ${label} in ${id}`);
  select.value = option.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function shown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('#pages tr[data-outcomes]')]
    .filter((row) => !row.hidden)
    .map((row) => row.querySelector('a')?.textContent ?? '');
}

describe('the pages of the evidence pack', () => {
  it.each([
    ['whole', full],
    ['partial', partialInput],
    ['empty', () => sampleInput({ evaluation: { ...sampleInput().evaluation, states: [], brochures: [] } })],
  ])('are valid HTML when %s', async (_name, input) => {
    writePack(folder, input());
    const validator = new HtmlValidate(htmlRules);
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    for (const file of pages) {
      const { results } = await validator.validateString(read(file));
      expect(
        results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${file} ${ruleId}: ${message}`)),
      ).toEqual([]);
    }
    expect(pages.length).toBeGreaterThan(0);
  });

  it('need nothing from elsewhere but the screenshots', () => {
    writePack(folder, full());
    for (const file of ['index.html', 'routes/about.html']) {
      expect(read(file)).not.toMatch(/<script src|<link rel="stylesheet"|url\(|@import/);
      expect(
        [...read(file).matchAll(/src="([^"]*)"/g)].every(([, source]) => source?.startsWith('../screenshots/')),
      ).toBe(true);
    }
  });

  it('show a row for every criterion and never the word passed', () => {
    open('index.html');
    expect(document.querySelectorAll('#criteria ~ table tbody tr[id^=c-]')).toHaveLength(63);
    expect(document.body.textContent).not.toMatch(/\bpass(?:ed)?\b/i);
    expect(rowOf('1.4.10')).toContain('No failure found tested by script');
    expect(rowOf('1.1.1')).toContain('A person has to judge tested automatically, tested by script and needs a person');
    expect(rowOf('1.1.1')).toContain('By hand Open each page and list its pictures and icons.');
    expect(rowOf('1.3.3')).toContain('Not tested');
    expect(rowOf('1.2.1')).toContain('Not applicable The site has no audio and no video');
  });

  it('have scope, versions, date, commit and the command that repeats the evaluation', () => {
    open('index.html');
    const facts = texts('[data-facts]').join(' ');
    for (const fact of ['WCAG 2.2, level AA', 'axe-core 4.13.0', 'Chromium 156.0.1', '2026-11-21 , in 1 min 5 s']) {
      expect(facts).toContain(fact);
    }
    expect(facts).toContain('0123456789abcdef0123456789abcdef01234567');
    expect(facts).toContain('npm run a11y:report');
    expect(facts).toContain('320, 1280 px');
  });

  it('name the states that were reached and what was not', () => {
    open('index.html');
    const [, reached] = texts('table');
    expect(reached).toContain('programmes dropdown open 2 1280 forced colours');
    const missing = texts('h3').indexOf('Not reached');
    const items = [...(document.querySelectorAll('h3')[missing]?.nextElementSibling?.children ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(items).toContain('page /careers');
    expect(items).toContain('state ‘mobile menu open’');
    expect(items).not.toContain('state ‘programmes dropdown open’');
  });

  it('tell of each failure where, what, whom and how to mend', () => {
    open('index.html');
    const finding = texts('[data-failure] dl')[0];
    expect(finding).toContain('Where .badge > span <span class="badge">');
    expect(finding).toContain('What Contrast is 6.9:1');
    expect(finding).toContain('Who meets it People with low vision');
    expect(finding).toContain('How to mend it Darken the text, "ink" & all');
    expect(document.querySelector('[data-failure] > p a')?.getAttribute('href')).toBe(
      'routes/about.html#about--as-loaded--320--dark',
    );
  });

  it('filter the pages by criterion and result, and count politely', () => {
    open('index.html');
    expect(shown()).toHaveLength(3);
    choose('result', 'Failed');
    expect(shown()).toEqual(['/about']);
    expect(texts('#count')).toEqual(['1 of 3 pages and brochures shown']);
    choose('criterion', '1.4.3 Contrast (Minimum)');
    expect(shown()).toEqual([]);
    choose('result', 'A person has to judge');
    expect(shown()).toEqual(['/']);
    choose('criterion', 'All criteria');
    choose('result', 'All results');
    expect(shown()).toHaveLength(3);
    expect(document.querySelector('#count')?.getAttribute('role')).toBe('status');
  });

  it('draw the stops of the keyboard on the screenshot, and list them', () => {
    open('routes/about.html');
    const drawing = document.querySelector('figure svg');
    expect(drawing?.getAttribute('viewBox')).toBe('0 0 1280 900');
    expect(drawing?.querySelectorAll('rect')).toHaveLength(3);
    expect(document.querySelector('figure rect')?.getAttribute('x')).toBe('16');
    expect(texts('details table tbody tr')).toEqual([
      '1 Skip to the content link a.skip 12.6:1',
      '2 Programmes button #programmes 7.2:1',
      '3 Careers link nav a:nth-child(2) 7.2:1',
    ]);
    expect(texts('figcaption')[0]).toContain('3 of 3 keyboard stops are drawn on it.');
  });

  it('show headings, landmarks, the reading and the rules of each engine', () => {
    open('routes/about.html');
    expect(texts('[data-outline]')[0]).toBe('h1 About <us> h2 What we teach & why');
    const link = [...document.querySelectorAll('a')].find(
      (one) => one.textContent === 'What a screen reader would say',
    );
    expect(link?.getAttribute('href')).toBe('../evidence/reading.html#page--about');
    expect(read('evidence/reading.html')).toContain('id="page--about"');
    expect(read('evidence/reading.html')).toContain('heading level 1, About &lt;us&gt;');
    expect(texts('section')[0]).toContain('banner main');
    expect(texts('section')[0]).toMatch(
      /axe, no failure found \(\d+\): color-contrast.*Script, no failure found \(2\): reflow/,
    );
  });

  it('say how many seeded faults were missed', () => {
    open('index.html');
    expect(texts('#faults + p')).toEqual([
      'The checks were tried on pages with one fault each. They missed 1 of 4 (25%). 1 fault was noticed by one of the two engines and missed by the other.',
    ]);
    expect(texts('#faults ~ table')[0]).toBe(
      'Noticed By Faults axe alone 1 of 4 (25%) Alfa alone 2 of 4 (50%) axe and Alfa together 2 of 4 (50%) our own scripts alone 1 of 4 (25%) all together 3 of 4 (75%)',
    );
    expect(texts('#screen-reader + p')[0]).toContain('Orca 43.1');
    expect(document.body.textContent).toContain('Not said: ‘Close menu’');
    expect(document.querySelector('a[href="screen-reader/about.txt"]')).not.toBeNull();
  });

  it('say "not done" and "not measured" where that is so', () => {
    open('index.html', sampleInput());
    expect(texts('#screen-reader + p')[0]).toContain('Not done.');
    expect(texts('#faults + p')[0]).toContain('Not measured');
  });

  it('say first that they are partial', () => {
    open('index.html', partialInput());
    expect(read('index.html').split('\n')[0]).toContain('Partial evaluation. Only /about was evaluated.');
    expect(texts('header p')[0]).toBe('Partial evaluation. Only /about was evaluated.');
    expect(document.title).toMatch(/^Partial: /);
    expect(read('routes/about.html').split('\n')[0]).toContain('Partial evaluation.');
  });
});

describe('the files of the evidence pack', () => {
  it('have the same numbers', () => {
    open('index.html');
    const [rows] = [...document.querySelectorAll('#summary ~ table')];
    const html = [...(rows?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => Number(textContent)),
    );
    const words = ['failed', 'cantTell', 'passed', 'untested', 'inapplicable'];
    expect(html.map(([, all]) => all)).toEqual(
      words.map((word) => read('earl.jsonld').match(new RegExp(`"outcome":"earl:${word}"`, 'g'))?.length ?? 0),
    );
    expect(html.map(([wcag]) => wcag).reduce((sum = 0, number = 0) => sum + number)).toBe(55);
  });

  it('are the same after a second run', () => {
    const files = ['index.html', 'earl.jsonld', 'routes/home.html'];
    writePack(folder, full());
    const first = files.map(read);
    writePack(folder, full());
    expect(files.map(read)).toEqual(first);
  });

  it('leave no page of a route behind that is no longer evaluated', () => {
    writePack(folder, full());
    writePack(
      folder,
      sampleInput({
        evaluation: { ...sampleInput().evaluation, states: sampleInput().evaluation.states.slice(0, 2), brochures: [] },
      }),
    );
    expect(readdirSync(join(folder, 'routes'))).toEqual(['about.html']);
  });
});
