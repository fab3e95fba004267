/** Content of the served pages, before any script has run. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CENTRE, TEL } from '../support/centre';
import { documentPaths } from '../support/paths';
import { documentOf, pages, wordsOf } from './support/builtSite';

const REGISTER = CENTRE.applicant.register;

const mainOf = (path: string) => documentOf(path).querySelector('main') as Element;
const all = (path: string, selector: string) => [...mainOf(path).querySelectorAll(selector)];

test.each([
  ['S1-60', 'header', 'section:has(h1) [data-part="pattern"], h1 ~ svg', 8],
  ['S1-61', 'closing band', 'section:not(:has(h1)) [data-part="pattern"], section:last-of-type > div > svg', 9],
])('%s no two pages have the same picture in their %s', (_id, _band, selector, count) => {
  const pictures = documentPaths.flatMap((path) => all(path, selector).map((picture) => picture.innerHTML));
  expect(pictures).toHaveLength(count);
  expect(new Set(pictures).size).toBe(count);
});

/** The centre's two claims, as the page has them: by whom, then the number. */
const CLAIMS = [CENTRE.accreditation, CENTRE.registration].map(({ label, body }) => label + body);
const LANDMARKS = ['header, [role=banner]', 'main', 'footer, [role=contentinfo]', '[data-part="promotion"]'];

test.each(pages)('S2-03 S2-22 S2-83 S1-10 S1-02 %s has its landmarks, promotion bar, contacts and claims', (path) => {
  const page = documentOf(path);
  // A header or footer within one of these is no landmark.
  const isLandmark = (part: Element) => !part.parentElement?.closest('article, aside, main, nav, section');
  const landmarks = LANDMARKS.map((selector) => [...page.querySelectorAll(selector)].filter(isLandmark).length);
  expect(landmarks).toEqual([1, 1, 1, 1]);
  const links = [...page.querySelectorAll('a')].filter((link) => /^(Log In|Join Now|Apply Now)\b/i.test(wordsOf(link)));
  expect(links.map(wordsOf)).toEqual(expect.arrayContaining(['Log In', 'Join Now']));
  for (const link of links) expect([CENTRE.applicant.login, REGISTER]).toContain(link.href.split('?')[0]);
  const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining([`mailto:${CENTRE.contact.email}`, TEL, CENTRE.chat]));
  for (const claim of CLAIMS) expect(wordsOf(page.querySelector('footer'))).toContain(claim);
});

test('lists without marks keep their role in Safari, where `list-style: none` takes it away', () => {
  const files = readdirSync('dist-fixture/assets').filter((file) => file.endsWith('.css'));
  const css = files.map((file) => readFileSync(`dist-fixture/assets/${file}`, 'utf8')).join('');
  const rules = [...css.matchAll(/([^{}]+)\{[^{}]*list-style(?:-type)?:none/g)].map(([, selector]) => selector);
  const lists = pages.flatMap((path) => [...documentOf(path).querySelectorAll(`:is(ul, ol):is(${rules.join()})`)]);
  expect(css).toContain('ul,ol{list-style-type:""}');
  expect(lists.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
