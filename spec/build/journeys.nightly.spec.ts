/**
 * Changes that the centre's staff make without a programmer, one after the other in one copy of the repository. After each,
 * all checks of the live content must pass. `docs/gate.md` lists the content of each check.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_DAY } from '../../build/day';
import { daysAfter } from '../../src/catalogue/day';
import { copySite } from '../../tools/site/copySite';
import { CENTRE, HOST_LABEL, TEL } from '../support/centre';
import { writeBelow } from '../support/folder';

/** Limit of a test in ms, because each checks types and builds the site. */
const LONG = 1_800_000;
/** 104 weeks in days, so that the days of the week stay the same. */
const TWO_YEARS = 728;

/** The copy, whose own content is the fixture. */
let root: string;
/** Unknown words before the changes: the dictionary is for the live content, and the fixture may have others. */
let unknownBefore: string[];
beforeAll(async () => {
  root = await copySite();
  unknownBefore = unknownWords();
});
afterAll(() => root && rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeBelow(root, file, text);

/** Replaces text of a file; a text that is not there is an error. */
function edit(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  write(file, changed);
}

/** Runs one of the packages' commands there, on `day`. */
function run(day: string, ...words: string[]) {
  const { VITEST: _vitest, CATALOGUE: _catalogue, TIER: _tier, NODE_ENV: _mode, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, SITE_DAY: day, NO_COLOR: '1' },
    maxBuffer: 2 ** 28,
  });
  return { status, output: `${stdout}${stderr}` };
}

const CONTENT = 'src/catalogue';
const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];

/** Words that the spelling check does not know. */
function unknownWords(): string[] {
  const { output } = run(TEST_DAY, 'node_modules/cspell/bin.mjs', '--no-progress', '--no-summary');
  return output.match(/(?<=Unknown word \()[^)]+/g) ?? [];
}

/** The first tier's checks of the live content pass: spelling, types of new pages, and the built site. */
function expectGreen(day: string): void {
  expect(
    unknownWords().filter((word) => !unknownBefore.includes(word)),
    'spelling',
  ).toEqual([]);
  // As in `npm run lint`, the types of the catalogue's modules come first.
  for (const words of [
    ['tools/site/run.mjs', 'tools/lint/command.ts'],
    ['node_modules/typescript/bin/tsc', '-p', 'src'],
  ])
    expect(run(day, ...words), 'types').toEqual({ status: 0, output: '' });
  const site = run(day, ...VITEST, '--project', 'live-site');
  expect(site.status, site.output).toBe(0);
}

const launchCheck = (day: string) => run(day, 'tools/site/run.mjs', 'tools/launch-check/command.ts');

/** Follows the lines of a refusal, as long as they name a date to set. */
function followAdvice(day: string): void {
  const advice = /^src\/catalogue\/intakes\.yaml: intakes (\d+) .*; set (\w+) to (\d{4}-\d\d-\d\d)/gm;
  for (let round = 0; round < 8; round += 1) {
    const lines = [...launchCheck(day).output.matchAll(advice)];
    if (lines.length === 0) return;
    const entries = read(`${CONTENT}/intakes.yaml`).split(/^(?= {2}- programme:)/m);
    for (const [, place, field, date] of lines)
      entries[Number(place)] = (entries[Number(place)] ?? '').replace(
        new RegExp(`( ${field}: )[\\d-]+`),
        (_all, name) => `${name}${date}`,
      );
    write(`${CONTENT}/intakes.yaml`, entries.join(''));
  }
  throw new Error(`The lines do not lead to an end:\n${launchCheck(day).output}`);
}

describe('what the staff change', () => {
  it('a programme more is its content, its page and who teaches it', { timeout: LONG }, () => {
    const name = 'AIToolsBC';
    write(
      `${CONTENT}/programmes/pottery.yaml`,
      read(`${CONTENT}/programmes/${name}.yaml`)
        .replace(`path: /programs/${name}`, 'path: /programs/pottery')
        .replace(/\nname: .*/, '\nname: Digital Pottery')
        .replace(/position: \d+/, 'position: 77')
        .replace(/icon: \[.*\]/, 'icon: [oP iP, 1P 3S, nQ nQ, aL lL]'),
    );
    write(
      'src/pages/programs/pottery.tsx',
      read(`src/pages/programs/${name}.tsx`).replace(`programmes/${name}`, 'programmes/pottery'),
    );
    edit(`${CONTENT}/roles.yaml`, /(?= {6}- \/programs\/webdevelopment)/, '      - /programs/pottery\n');
    expectGreen(TEST_DAY);
    expect(/<h1[^>]*>Digital Pottery<\/h1>/.test(read('dist/programs/pottery.html'))).toBe(true);
    const link = /<a [^>]*href="\/programs\/pottery"[^>]*>Digital Pottery/;
    for (const page of ['index', 'programs/career-boosters', 'programPricing'])
      expect(link.test(read(`dist/${page}.html`)), page).toBe(true);
    expect(read('dist/sitemap.xml')).toContain('/programs/pottery</loc>');
    const naming = readdirSync(join(root, 'dist/assets')).filter((name) =>
      read(`dist/assets/${name}`).includes('Digital Pottery'),
    );
    // Chunks with the new name: the facts of all cards and tables, and the page.
    expect(naming.map((name) => name.split('-')[0]).sort()).toEqual(['pottery', 'shared']);
    expect(read('dist/brochures/pottery.pdf')).toMatch(/^%PDF-/);
    expect(readdirSync(join(root, 'dist/previews'))).toContain('programs-pottery.png');
  });

  it('a corporate page more is its content, its page, who teaches it and its card at home', { timeout: LONG }, () => {
    write(
      `${CONTENT}/pages/ai-for-boards.yaml`,
      read(`${CONTENT}/pages/ethical-ai.yaml`)
        .replace('path: /corporate-training/ethical-ai', 'path: /corporate-training/ai-for-boards')
        .replace(/\ntitle: .*/, '\ntitle: AI for Boards')
        .replace(/\nheading: .*/, '\nheading: AI for Boards')
        .replace('outline: balance', 'outline: pair'),
    );
    write(
      'src/pages/corporate-training/ai-for-boards.tsx',
      read('src/pages/corporate-training/ethical-ai.tsx').replace('pages/ethical-ai', 'pages/ai-for-boards'),
    );
    edit(
      `${CONTENT}/roles.yaml`,
      /(?= {6}- \/corporate-training\/ethical-ai)/,
      '      - /corporate-training/ai-for-boards\n',
    );
    edit(
      `${CONTENT}/pages/home.yaml`,
      /(?= {4}- title: Ethical AI\n)/,
      '    - { title: AI for Boards, text: What boards ask, path: /corporate-training/ai-for-boards, icon: ethicalAi }\n',
    );
    expectGreen(TEST_DAY);
    expect(read('dist/index.html')).toContain('href="/corporate-training/ai-for-boards"');
  });

  it('S1-71 the centre’s own facts replace every sample', { timeout: LONG }, () => {
    for (const file of readdirSync(join(root, CONTENT), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.yaml')) continue;
      const text = read(file)
        .replace(/\nsamples:\n(?: {2}- .*\n)+/, '\n')
        .replaceAll(CENTRE.name, 'Karoo Training College')
        .replaceAll(HOST_LABEL, 'karoo-college')
        .replaceAll(CENTRE.contact.telephone, '+27 53 555 0123')
        .replaceAll(TEL.replace('tel:+', ''), '27535550123')
        .replace(/(?<=\n {2}address:\n)(?: {4}- .*\n)+/, '    - 12 Long Street\n    - Kimberley\n    - "8301"\n')
        .replaceAll(CENTRE.legal.companyNumber, '2019/123456/07')
        .replaceAll(CENTRE.accreditation.number, '2019/1234/56')
        .replaceAll(CENTRE.registration.number, '2019/FET07/123');
      if (text !== read(file)) write(file, text);
    }
    // Before the site goes live, everybody is named who must be.
    const [, person = ''] = /^people:\n((?: {2}.*\n)+?)(?= {4}pages:)/m.exec(read(`${CONTENT}/roles.yaml`)) ?? [];
    const people = ['head', 'employers'].map((kind) => `${person.replace('facilitator', kind)}    pages: []\n`);
    edit(`${CONTENT}/roles.yaml`, 'people:\n', `people:\n${people.join('')}`);
    // The programme that an earlier test added needs an intake: a copy of a similar one's.
    edit(
      `${CONTENT}/intakes.yaml`,
      /(?= {2}- programme: \/programs\/AIToolsBC\n((?: {4}.*\n)+))/,
      '  - programme: /programs/pottery\n$1',
    );
    expect(launchCheck(TEST_DAY)).toEqual({
      status: 0,
      output: 'No sample value is left and every date holds: the catalogue is ready to go live.\n',
    });
    expectGreen(TEST_DAY);
    const before = new RegExp(['Demonstration', HOST_LABEL, CENTRE.name].join('|'), 'i');
    const pages = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
    for (const page of pages.filter((file) => file.endsWith('.html')))
      expect.soft(before.exec(read(`dist/${page}`))?.[0], page).toBeUndefined();
    expect(read('dist/about.html')).toContain('tel:+27535550123');
  });

  it('S1-14 the intakes move to the year after next', { timeout: LONG }, () => {
    const later = daysAfter(TEST_DAY, TWO_YEARS);
    const shift = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\d/g, (date) => daysAfter(date, TWO_YEARS));
    for (const name of ['intakes', 'openLessons'])
      write(`${CONTENT}/${name}.yaml`, shift(read(`${CONTENT}/${name}.yaml`)));
    edit(`${CONTENT}/organisation.yaml`, /(?<=securityContactExpires: )\d{4}/, '2029');
    // A break keeps its month and day.
    write(
      `${CONTENT}/breaks.yaml`,
      'breaks:\n  - { name: December break, from: 2028-12-09, to: 2029-01-07 }\n  - { name: December break, from: 2029-12-15, to: 2030-01-13 }\n',
    );
    followAdvice(later);
    expectGreen(later);
    expect(read('dist/index.html')).toContain('dateTime="2029-');
  });
});
