import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentPaths } from '../../../spec/support/paths';
import { EDUCATION, PRODUCT } from '../../../spec/support/projects';
import type { RunningSite } from '../../../tools/site/runSite';
import { answerOutsideHosts, buildConfiguredSite } from '../../support/configuredSite';
import { expect, open, test } from '../../support/site';

const PARTS = ['App', 'Auth', 'Storage', 'Database'];
const CHUNKS = ['product', 'education'].flatMap((project) => PARTS.map((part) => project + part));

// One build for the whole file, so one worker.
test.describe.configure({ mode: 'default' });

let directory = '';
let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ directory, site } = await buildConfiguredSite('both-projects', { ...PRODUCT, ...EDUCATION }));
});
test.afterAll(() => site?.close());

const assets = () => readdirSync(join(directory, 'assets'));
const fileOf = (chunk: string) => assets().filter((file) => file.startsWith(`${chunk}-`))[0] ?? '';
const codeOf = (file: string) => readFileSync(join(directory, 'assets', file), 'utf8');

/** A chunk and all that it brings along. */
function broughtBy(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, next = ''] of codeOf(file).matchAll(/from\s*["']\.\/([^"']+)["']/g)) broughtBy(next, known);
  return known;
}

for (const chunk of CHUNKS) {
  test(`S1-11 a configured build has a chunk ${chunk}`, () => {
    expect(assets().filter((file) => file.startsWith(`${chunk}-`))).toHaveLength(1);
  });
}

test('S1-11 each project’s chunks bring its SDK and its own configuration', () => {
  const code = (chunk: string) => [...broughtBy(fileOf(chunk))].map(codeOf).join('\n');
  expect(code('productApp')).toContain('demo-product');
  expect(codeOf(fileOf('productApp'))).toContain('product');
  expect(code('educationApp')).toContain('demo-education');
  expect(codeOf(fileOf('educationApp'))).toContain('education');
  for (const project of ['product', 'education']) {
    expect.soft(code(`${project}Auth`)).toContain('identitytoolkit.googleapis.com');
    expect.soft(code(`${project}Storage`)).toContain('firebasestorage.googleapis.com');
    expect.soft(code(`${project}Database`)).toContain('firestore.googleapis.com');
    for (const part of PARTS) expect.soft([...broughtBy(fileOf(project + part))]).toContain(fileOf(`${project}App`));
  }
});

test('S1-11 S7-01 no page has one of them in its HTML, nor fetches one', async ({ page, context }) => {
  test.setTimeout(180_000);
  const sdks = CHUNKS.flatMap((chunk) => [...broughtBy(fileOf(chunk))]);
  const own = ['backends', ...CHUNKS].map(fileOf);
  for (const path of documentPaths) {
    const html = readFileSync(join(directory, path === '/' ? 'index.html' : `${path.slice(1)}.html`), 'utf8');
    expect.soft(sdks.filter((file) => html.includes(file) && own.includes(file))).toEqual([]);
  }
  await answerOutsideHosts(context);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url().split('/').at(-1) ?? ''));
  await page.clock.install();
  for (const path of ['/', '/programs/cyber-security', '/terms-and-conditions']) {
    await open(page, site.address + path);
    await page.clock.runFor(20_000);
  }
  expect(fetched.some((file) => file.startsWith('main-') || file.startsWith('shell-'))).toBe(true);
  expect(fetched.filter((file) => own.includes(file))).toEqual([]);
});

test('S1-11 a build without a project has nothing of them', () => {
  const built = readdirSync('dist/assets');
  expect(built.filter((file) => /^(backends|product[A-Z]|education[A-Z])/.test(file))).toEqual([]);
  const all = built
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join('dist/assets', file), 'utf8'));
  expect(all.join('\n')).not.toContain('firestore.googleapis.com');
});
