import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
// @ts-expect-error: it brings no types.
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePack } from '../pack';
import { demonstration, partialInput, sampleEvaluation, sampleInput } from './support/sample';

const root = mkdtempSync(join(tmpdir(), 'pack-'));
const packs = {
  whole: sampleInput({ judgements: demonstration() }),
  unjudged: sampleInput(),
  partial: partialInput(),
  empty: sampleInput({ evaluation: { ...sampleEvaluation(), states: [], brochures: [] } }),
};
beforeAll(() => {
  for (const [name, input] of Object.entries(packs)) writePack(join(root, name), input);
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const open = (name: string): Document => new JSDOM(read(name)).window.document;
const files = (pack: string) =>
  readdirSync(join(root, pack), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.'))
    .map((name) => `${pack}/${name}`)
    .sort();

/** Text of each element that `selector` finds. */
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ innerHTML }) =>
    JSDOM.fragment(innerHTML.replaceAll('<', ' <')).textContent?.replaceAll(/\s+/g, ' ').trim(),
  );

describe('the pack', () => {
  it.each(['whole', 'partial', 'empty'])('is valid HTML when %s', async (pack) => {
    const rules = { 'missing-doctype': 'error' } as const;
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules });
    for (const file of files(pack).filter((name) => name.endsWith('.html'))) {
      const { results } = await validator.validateString(read(file));
      expect(
        results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${file} ${ruleId}: ${message}`)),
      ).toEqual([]);
    }
  });

  it('has no inline script, and nothing from elsewhere', () => {
    for (const file of files('whole').filter((name) => name.endsWith('.html'))) {
      expect(read(file)).not.toMatch(/<script(?! defer src="judge.js"| type="application\/json")|url\(|@import/);
      expect(read(file)).toContain("script-src 'self' file:;");
    }
  });

  it('counts each criterion of A and AA once', () => {
    const rows = texts(open('whole/index.html'), '#summary ~ table:first-of-type tbody tr');
    expect(rows.map((row) => Number(row?.split(' ').at(-1))).reduce((sum, count) => sum + count)).toBe(55);
  });

  it('shows a section for each criterion, and never the word passed', () => {
    const document = open('unjudged/index.html');
    expect(document.querySelectorAll('[data-criterion]')).toHaveLength(63);
    expect(document.body.textContent).not.toMatch(/\bpass(?:ed)?\b/i);
    const [first = '', second = ''] = texts(document, '[data-criterion]');
    expect(first).toMatch(/^1\.1\.1 Non-text Content \? A person has to judge /);
    expect(first).toMatch(/By hand: Open each page and list its pictures and icons\./);
    expect(second).toMatch(/Not applicable The site has no audio and no video/);
  });

  it('says what was evaluated, how, and what was not reached', () => {
    const [scope] = texts(open('whole/index.html'), 'section[aria-labelledby=scope]');
    for (const words of ['axe-core 4.13.0', 'Chromium 156.0.1', '2026-11-21, in 65 s', 'npm run a11y:report'])
      expect(scope).toContain(words);
    expect(scope).toMatch(/Not reached: \/careers, .*mobile menu open/);
    expect(scope).not.toContain('programmes dropdown open');
  });

  it('tells of each failure where, what, whom and how to mend', () => {
    const failureText =
      'Where .badge > span <p> What Contrast is 6.9:1, and 7:1 is asked for. Who meets it, and how to mend it Some readers. Mend it.';
    expect(texts(open('whole/index.html'), 'section[aria-labelledby=places]')[0]).toContain(failureText);
  });

  it('draws the stops of the keyboard on the picture, and lists them', () => {
    const document = open('whole/evidence/keyboard.html');
    expect(document.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 1280 900');
    expect(document.querySelector('svg rect')?.getAttribute('x')).toBe('16');
    expect(texts(document, 'tbody tr')).toEqual(['1 Skip, link, focus 12.6:1']);
    expect(texts(open('whole/evidence/reading.html'), 'pre')).toEqual(['banner heading level 1, About <us>']);
  });

  it('says first that it is partial', () => {
    expect(texts(open('partial/index.html'), 'header p')[0]).toBe('Partial evaluation. Only /about was evaluated.');
  });

  it('is the same after a second run, and keeps nothing old', () => {
    const first = files('whole').map(read);
    writePack(join(root, 'whole'), packs.empty);
    expect(files('whole')).toHaveLength(files('empty').length);
    writePack(join(root, 'whole'), packs.whole);
    expect(files('whole').map(read)).toEqual(first);
  });
});
