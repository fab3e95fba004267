/** Compares the files of a deployment, and the host's configuration, with the reviewed ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { intakes } from '../../src/catalogue/intakes.yaml';
import { documentPaths, programmePaths } from '../support/paths';

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
