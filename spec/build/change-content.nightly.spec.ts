import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite } from '../../tools/site/copySite';
import { CENTRE } from '../support/centre';
import { TEST_DAY } from '../support/days';

let root = '';
beforeAll(async () => {
  root = await copySite();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Environment of a build by hand: the copy's own content, on the day of tests. */
const ITS_OWN = { CATALOGUE: 'live', SITE_DAY: TEST_DAY, CI: '' };

function build(env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...ITS_OWN, NODE_ENV: 'production', VITEST: undefined, ...env },
  });
}

/** A script of this repository, run as `npm run` does. */
function run(script: string, options: { cwd?: string; env?: NodeJS.ProcessEnv }, ...words: string[]) {
  const command = [resolve('tools/site/run.mjs'), resolve(script), ...words];
  return spawnSync(process.execPath, command, { encoding: 'utf8', ...options });
}

function launchCheck(env: NodeJS.ProcessEnv = {}, ...words: string[]) {
  const command = join(root, 'tools/launch-check/command.ts');
  const { status, stdout } = run(command, { cwd: root, env: { ...process.env, ...ITS_OWN, ...env } }, ...words);
  return { status, lines: stdout.trim().split('\n') };
}

describe('what the staff do', () => {
  it('a page that throws stops the build and is named', () => {
    const file = 'src/pages/careers.tsx';
    const whole = read(file);
    const organisation = 'src/catalogue/organisation.yaml';
    const address = read(organisation);
    writeFileSync(join(root, organisation), address.replace(/siteAddress: .*\n/, '').replace('  - siteAddress\n', ''));
    writeFileSync(
      join(root, file),
      "export default function Careers(): never {\n  throw new Error('the kiln is cold');\n}\n",
    );
    const { status, stderr } = build();
    writeFileSync(join(root, file), whole);
    writeFileSync(join(root, organisation), address);
    expect(status).toBe(1);
    expect(stderr).toContain(
      'organisation.siteAddress is not set: canonical links, sharing tags, structured data and sitemap are left out.',
    );
    expect(stderr).toContain('/careers: the page could not be drawn: Error: the kiln is cold');
  });

  it('S1-14 a build for another day is true on that day', () => {
    const elsewhere = { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8' };
    expect(build({ ...elsewhere, SITE_DAY: '2027-01-20' })).toMatchObject({ status: 0 });
    expect(read('dist/index.html')).toMatch(/AI Mastery without Code, <\/span><time dateTime="2027-03-01">/);
    const calendar = read('dist/calendar/cyber-security-2027-06-07.ics');
    expect(calendar.match(/DT(?:START|END)[^\r]*/g)).toEqual([
      'DTSTART:20270607T160000Z',
      'DTEND:20270607T183000Z',
      'DTSTART;VALUE=DATE:20270524',
      'DTEND;VALUE=DATE:20270525',
    ]);
    expect(read('dist/brochures/cyber-security.pdf')).toContain('<xmp:CreateDate>2027-01-20T00:00:00Z');
    // The host has the old addresses of `redirects.yaml` (S2-02).
    expect(read('firebase.json')).toContain('"source": "/courses/fees.html"');
    const pages = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    );
    expect(pages).toHaveLength(28);
    for (const page of pages) {
      expect(read(`dist/${page}`), page).toContain(`© 2027 ${CENTRE.name} · Demonstration: sample data`);
    }
  });

  it('S1-14 launch-check says which programme has no intake ahead', () => {
    const dates = (day: string) => launchCheck({ SITE_DAY: day }, '--dates');
    expect(dates(TEST_DAY)).toEqual({ status: 0, lines: ['Every date holds on 2026-11-21.'] });
    expect(dates('2027-04-06')).toEqual({
      status: 1,
      lines: ['/programs/AIDeveloper', '/programs/AIMasteryNoCode', '/programs/softwareengineer'].map(
        (path) =>
          `src/catalogue/intakes.yaml: ${path} is open, but has no intake ahead on 2027-04-06: add its next one`,
      ),
    });
  });

  it('S1-11 half a configuration stops the build and names what is missing', () => {
    const { status, stderr } = build({ VITE_FIREBASE_EDUCATION_API_KEY: 'key' });
    expect(status).toBe(1);
    expect(stderr).toContain('VITE_FIREBASE_EDUCATION_PROJECT_ID');
    // The site's own line, without a stack trace.
    expect(stderr).not.toMatch(/^ +at /m);
    expect(stderr).not.toContain('VITE_FIREBASE_PRODUCT');
  });

  it('launch-check names each sample value with its file and line', () => {
    const { status, lines } = launchCheck();
    expect(status).toBe(1);
    const where = read('src/catalogue/programmes/cyber-security.yaml').split('\n').indexOf('fee:') + 1;
    expect(lines).toContain(`src/catalogue/programmes/cyber-security.yaml:${where + 1}: fee: once: 24500`);
    expect(lines.at(-1)).toMatch(/^\d+ sample values are still in place\. /);
  });

  it('a taken port is one line that says what to type', async () => {
    const server = createServer().listen(0, 'localhost');
    await new Promise((listening) => server.once('listening', listening));
    const { port } = server.address() as AddressInfo;
    const { status, stderr } = run('tools/site/start.ts', { env: { ...process.env, PORT: String(port) } });
    server.close();
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^\\S+: Port ${port} is taken\\. Choose another: PORT=4174 npm start\n$`));
  });
});
