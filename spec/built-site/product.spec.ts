/** What visitors find on the pages as they are served, before any script has run. */
import { expect, test } from 'vitest';
import { documentPaths } from '../support/paths';
import { documentOf, pages, wordsOf } from './support/site';

const REGISTER = 'https://apply.fynbos-academy.example/register';

const mainOf = (path: string) => documentOf(path).querySelector('main') as Element;
const all = (path: string, selector: string) => [...mainOf(path).querySelectorAll(selector)];
const hrefsOf = (path: string, words: RegExp) =>
  all(path, 'a')
    .filter((link) => words.test(wordsOf(link)))
    .map((link) => link.getAttribute('href'));
const sectionOf = (path: string, heading: string) =>
  all(path, 'section').find((section) => wordsOf(section.querySelector('h2')) === heading);

test('S1-02 the home page states accreditation and registration, with the bodies', () => {
  const words = wordsOf(mainOf('/'));
  for (const one of [
    'Fully accredited provider',
    'Qualifications council',
    'Registered provider',
    'Department of Higher Education',
  ]) {
    expect.soft(words).toContain(one);
  }
});

test('S1-60 no two pages have the same picture in their header', () => {
  const pictures = documentPaths.flatMap((path) =>
    all(path, 'section:has(h1) [data-part="pattern"]').map((picture) => picture.innerHTML),
  );
  expect(pictures).toHaveLength(14);
  expect(new Set(pictures).size).toBe(14);
});

test('S1-03 the home page names the nine programme areas', () => {
  const areas = [...(sectionOf('/', 'What we teach')?.querySelectorAll('li b') ?? [])].map(wordsOf);
  expect(areas.sort()).toEqual(
    [
      'AI Tools',
      'Software Engineering',
      'Full Stack Developer',
      'Cyber Security',
      'Data Science',
      'AI Mastery',
      'AI Dev',
      'AI Business',
      'AI Tools BC',
    ].sort(),
  );
});

test('S1-04 the home page leads to a programme', () => {
  expect(hrefsOf('/', /^Cyber Security$/)).toContain('/programs/cyber-security');
});

test('S1-05 a visitor reads what every open programme costs', () => {
  const rowOf = (path: string) => all(path, 'tbody tr').find((row) => /^Cyber Security/.test(wordsOf(row)));
  expect(wordsOf(rowOf('/programPricing'))).toContain('R 24 500');
  expect(wordsOf(rowOf('/programPricing'))).toContain('14 weeks');
  expect(wordsOf(rowOf('/programs/feestructure'))).toContain('R 6 500 × 4');
});

test('S1-06 a visitor reads how learning works, step by step', () => {
  expect(wordsOf(mainOf('/learning-process').querySelector('h1'))).toBe('Learning process');
  const steps = sectionOf('/learning-process', 'From first visit to certificate')?.querySelectorAll('ol > li');
  expect(steps).toHaveLength(8);
});

test('S1-08 S1-10 applying opens the applicant site with the programme named', () => {
  expect(hrefsOf('/programs/cyber-security', /^Apply now/)[0]).toBe(`${REGISTER}?programme=Cyber+Security`);
  expect(documentOf('/programs/cyber-security').querySelectorAll('form')).toHaveLength(0);
});

test('S1-09 a free trial opens the applicant site with the programme', () => {
  expect(hrefsOf('/programs/cyber-security', /^Start a free trial/)[0]).toBe(
    `${REGISTER}?intent=free-trial&programme=Cyber+Security`,
  );
});

test.each(['/programs/dataScience', '/programs/AIBusiness'])(
  'S1-08 S1-09 S2-61 %s is upcoming: a brochure, no application, no trial',
  (path) => {
    expect(wordsOf(mainOf(path))).toContain('Coming Soon');
    expect(hrefsOf(path, /^Download brochure/)).not.toEqual([]);
    expect(all(path, `a[href^="${REGISTER}"]`)).toEqual([]);
  },
);

test('S2-120 only the home page’s areas link to an upcoming programme', () => {
  const upcoming = ['/programs/dataScience', '/programs/AIBusiness'];
  const from = pages.filter((path) => upcoming.some((to) => all(path, `a[href="${to}"]`).length > 0));
  expect(from).toEqual(['/']);
  for (const to of upcoming) {
    const [link, ...more] = all('/', `a[href="${to}"]`);
    expect(more).toEqual([]);
    expect(link?.parentElement?.textContent).toContain('Coming Soon');
  }
});

test.each([
  [/Productivity AI Tools/, '/corporate-training/productivity-ai-tools'],
  [/Ethical AI/, '/corporate-training/ethical-ai'],
  [/Learnerships & Bursaries/, '/corporate-training/learnerships-bursaries'],
])('S1-13 corporate training is presented to organisations: %s', (name, path) => {
  expect(hrefsOf('/', name)).toContain(path);
  expect(wordsOf(mainOf('/corporate-training/practical-ai').querySelector('h1'))).toBe('Practical AI');
});
