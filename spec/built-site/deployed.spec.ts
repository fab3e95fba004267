/** The files of a deployment: all that are reviewed, with their licences, links and sizes, and the host’s configuration. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { intakes } from '../../src/catalogue/intakes.yaml';
import { withoutCentre } from '../support/centre';
import { documentPaths, programmePaths } from '../support/paths';
import { documentOf, pages, wordsOf } from './support/builtSite';

const read = (file: string) => readFileSync(file, 'utf8');

/** Every file of a deployment by its name. Files of `assets` have a hash, and change with the source. */
const FILES = new Set([
  ...documentPaths.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)),
  '404.html',
  ...documentPaths.map((path) => `previews/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`),
  ...programmePaths.map((path) => `brochures/${path.split('/').at(-1)}.pdf`),
  'calendar/open-lessons.ics',
  // A full intake has no calendar file.
  ...intakes
    .filter(({ isFull }) => !isFull)
    .map(({ programme, starts }) => `calendar/${programme.split('/').at(-1)}-${starts}.ics`),
  'paia-manual.pdf',
  'favicon.ico',
  'icon.svg',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'licences.txt',
  '.well-known/security.txt',
  '.well-known/gpc.json',
]);
const HASHED = [/^assets\/[\w.-]+-[\w-]{7,8}\.(js|css|woff2)$/];

const deployed = () =>
  readdirSync('dist-fixture', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^dist-fixture\//, ''));

test('a deployment uploads the site, whole, and nothing else', () => {
  const files = deployed();
  expect(files.filter((file) => !FILES.has(file) && !HASHED.some((pattern) => pattern.test(file)))).toEqual([]);
  expect([...FILES].filter((file) => !files.includes(file))).toEqual([]);
});

// `served.spec.ts` tests its headers.
test('the host serves that folder under clean addresses, with the rules, and nothing else', () => {
  const { hosting, ...rest } = JSON.parse(read('firebase.json'));
  const { redirects, headers, ...settings } = hosting;
  expect(settings).toEqual({
    public: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    ignore: ['firebase.json', '**/node_modules/**'],
  });
  expect(rest).toEqual({ firestore: { rules: 'firestore.rules' }, storage: { rules: 'storage.rules' } });
});

for (const [file, service, place, all] of [
  ['firestore.rules', 'cloud.firestore', '/databases/{database}/documents', '{document=**}'],
  ['storage.rules', 'firebase.storage', '/b/{bucket}/o', '{allPaths=**}'],
] as const) {
  test(`${file} lets nobody read or write anything, and says nothing else`, () => {
    const words = read(file)
      .replaceAll(/\/\/.*/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    expect(words).toBe(
      `rules_version = '2'; service ${service} { match ${place} { match /${all} { allow read, write: if false; } } }`,
    );
  });
}

// `spec/content/brochures.spec.ts` tests the content of brochures.
test.each(programmePaths)('S1-07 %s leads to its brochure, and says its size in kilobytes begun', (path) => {
  const file = `/brochures/${path.split('/').at(-1)}.pdf`;
  const link = documentOf(path).querySelector('main a[download]');
  expect(link?.getAttribute('href')).toBe(file);
  const kilobytes = Math.ceil(statSync(`dist-fixture${file}`).size / 1000);
  expect(wordsOf(link)).toBe(`Download brochure (PDF, ${kilobytes} KB)`);
});

test('each link leads where it was seen to lead', async () => {
  const links = pages.flatMap((path) =>
    [...documentOf(path).querySelectorAll('a[href]')].map((link) => {
      // Without the size of a brochure, which changes with the file.
      const name = (link.getAttribute('aria-label') ?? wordsOf(link)).replace(/\d+ KB/, '… KB');
      return `${name} → ${link.getAttribute('href')}`;
    }),
  );
  // After review: npx vitest run deployed --update
  await expect(withoutCentre(`${[...new Set(links)].sort().join('\n')}\n`)).toMatchFileSnapshot('links.txt');
});

const ALLOWED = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];

test('all code that reaches the visitor is named with an allowed licence', () => {
  const text = read('dist-fixture/licences.txt');
  const packages = [...text.matchAll(/^## (\S+) - \S+ \(([^)]+)\)$/gm)].map(([, name, licence]) => [name, licence]);
  expect(text.startsWith('# Licences\n')).toBe(true);
  expect(packages.map(([name]) => name)).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-router']));
  expect(packages.filter(([, licence]) => !ALLOWED.includes(licence ?? ''))).toEqual([]);
  // With the notice of its owners, which the licence requires.
  for (const [font, owners] of [
    ['atkinson-hyperlegible-next', 'Copyright 2020-2024 The Atkinson Hyperlegible Next Project Authors'],
    ['bricolage-grotesque', 'Copyright 2022 The Bricolage Grotesque Project Authors'],
  ]) {
    expect.soft(packages).toContainEqual([font, 'OFL-1.1']);
    expect.soft(text).toContain(owners);
  }
  expect.soft(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
  expect(documentOf('/terms-and-conditions').querySelector('a[href="/licences.txt"]')).not.toBeNull();
});

/** Traces of the styles, class names and variables of emotion and MUI System in a file. */
const TRACES = /data-emotion|@emotion\/|\bcss-[a-z\d]{5,8}\b|\bMui[A-Z]\w+|@mui\/system|--mui-|ThemeProvider/;

test('no file of the site has a trace of emotion or MUI System', () => {
  // Decision 0001: the theme and two behaviours are Material's, and no style engine reaches a visitor.
  const files = deployed().filter((file) => /\.(html|css|js)$/.test(file));
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => {
    const [trace] = TRACES.exec(read(`dist-fixture/${file}`)) ?? [];
    return trace ? [`${file}: ${trace}`] : [];
  });
  expect(found).toEqual([]);
});

test('every variable of the theme that a style reads is declared, and no value is missing', () => {
  const css = deployed()
    .filter((file) => file.endsWith('.css'))
    .map((file) => read(`dist-fixture/${file}`))
    .join('\n');
  const names = (form: RegExp) => [...new Set(Array.from(css.matchAll(form), ([, name]) => name))];
  const declared = names(/(--(?:palette|fontStack)-[\w-]+):/g);
  expect(declared.length).toBeGreaterThan(40);
  // Scripts declare the heights that they measure.
  expect(names(/var\((--(?![a-z-]+-height\b)[a-z]\w*-[\w-]+)/g).filter((name) => !declared.includes(name))).toEqual([]);
  expect(names(/([\w-]+:[^;{}]*\b(?:undefined|NaN)\b)/g)).toEqual([]);
});
