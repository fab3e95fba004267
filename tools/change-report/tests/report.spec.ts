import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Reports, readReports } from '../read';
import { changeReport, MARK } from '../report';

const traceOf = (...proved: string[]): Reports['trace'] =>
  ({
    summary: { requirements: 3, proved: proved.length },
    sections: [
      {
        requirements: ['S2-01', 'S2-02', 'S2-03'].map((id) => ({
          id,
          statement: `words of ${id}`,
          proved: proved.includes(id),
        })),
      },
    ],
    gone: { since: 'abc', statements: [{ id: 'S2-02', titles: ['S2-02 it goes'], fewer: 1 }] },
  }) as unknown as Reports['trace'];

const benchOf = (performance: number, lcp: number): Reports['bench'] =>
  ({
    pages: [
      { path: '/', site: { performance, accessibility: 100, bestPractices: 100, seo: 100, fcp: 900, lcp, tbt: 10 } },
    ],
  }) as unknown as Reports['bench'];

const base: Reports = {
  trace: traceOf('S2-01', 'S2-02'),
  bytes: { '/': { html: 1000, first: 5000 }, '/about': { html: 900, first: 4000 }, '/old': { html: 1, first: 2 } },
  bench: benchOf(100, 1000),
};
const head: Reports = {
  trace: traceOf('S2-01', 'S2-03'),
  bytes: { '/': { html: 1010, first: 5000 }, '/about': { html: 900, first: 4000 }, '/new': { html: 3, first: 4 } },
  accessibility: ['2 differences from a to b.'],
  pictures: [
    {
      name: 'home-390.png',
      pixels: 12,
      top: 40,
      sizes: [
        [390, 10],
        [390, 10],
      ],
    },
  ],
  compared: {
    suites: [
      {
        specs: [
          {
            tests: [
              {
                results: [
                  { attachments: [{ name: 'ui/badge-390-expected.png' }, { name: 'ui/badge-390-actual.png' }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  references: [
    { name: 'ui/chip-390', before: 'https://host/a.png', now: 'https://host/b.png' },
    { name: 'ui/new-390', now: 'https://host/c.png' },
  ],
  bench: benchOf(99, 1100),
  failures: ['What broke: 1 cause, shown 1 time.'],
};

describe('what a change does', () => {
  const report = changeReport(base, head);

  it('EXTRA it begins with the mark by which its comment is found', () => {
    expect(report.startsWith(`${MARK}\n`)).toBe(true);
  });

  it.each([
    ['what failed', '```\nWhat broke: 1 cause, shown 1 time.\n```'],
    ['a statement lost', '**Lost**\n- S2-02: words of S2-02'],
    ['a statement gained', '**Gained**\n- S2-03: words of S2-03'],
    ['tests that went', 'Tests that went: 1</summary>\n\n- S2-02: S2-02 it goes'],
    ['what changed in the accessibility evidence', '### Accessibility\n\n2 differences from a to b.\n'],
    ['a page that weighs more', '| / | 1000 | 1010 (+10) | 5000 | 5000 (0) |'],
    ['a page that is new', '| /new | new | 3 |  | 4 |'],
    ['a page that is gone', '| /old | 1 | gone |  |  |'],
    ['a picture that is not as its reference', '1 pictures are not as their reference; both stand side by side'],
    ['its name', '\n- ui/badge-390\n'],
    [
      'a reference that is changed, before and now',
      '| ui/chip-390 | <img src="https://host/a.png" alt="before" width="320"> | <img src="https://host/b.png" alt="now" width="320"> |',
    ],
    ['a reference that is new', '| ui/new-390 |  | <img src="https://host/c.png" alt="now" width="320"> |'],
    ['a picture that differs', '| home-390.png | 12 | 40 px |'],
    [
      'the speed before and now',
      '| / | 100 · 100 · 100 · 100 | 99 · 100 · 100 · 100 | 900 / 1000 / 10 | 900 / 1100 / 10 |',
    ],
  ])('EXTRA it tells of %s', (_what, lines) => {
    expect(report).toContain(lines);
  });

  it('EXTRA a page whose bytes are the same is not listed', () => {
    expect(report).not.toContain('| /about |');
  });

  it('EXTRA of many differences in the evidence the first are listed', () => {
    const rows = Array.from({ length: 200 }, (_, at) => `| New | 1.1.1 | /${at} | axe |`);
    const long = changeReport({}, { accessibility: rows });
    expect(long).toContain('| /79 |');
    expect(long).not.toContain('| /80 |');
    expect(long).toContain('And 120 more');
  });

  it('EXTRA what was not measured is named, and a green run said to be one', () => {
    const bare = changeReport({}, { trace: traceOf('S2-01') });
    expect(bare).toContain('Every check passed.');
    expect(bare).not.toContain('**Gained**');
    expect(bare).toContain(
      'Not measured in this run: accessibility, bytes of a page, compressed, looks, pictures, speed.',
    );
  });
});

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the reports of a run', () => {
  it.each([
    ['trace', 'spec/index.json'],
    ['bytes', 'bytes.json'],
    ['pictures', 'screenshots/compared/differences.json'],
    ['bench', 'bench/result.json'],
    ['failures', 'failures.json'],
    ['compared', 'results/playwright-pictures.json'],
  ] as const)('EXTRA %s are read where they are written: %s', (name, file) => {
    const path = join(folder, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '["left there"]');
    expect(readReports(join(folder, name))).toEqual({ [name]: ['left there'], accessibility: undefined });
  });

  it('EXTRA a file that is not JSON is named', () => {
    mkdirSync(join(folder, 'broken'));
    writeFileSync(join(folder, 'broken/bytes.json'), '{');
    expect(() => readReports(join(folder, 'broken'))).toThrow(/broken.bytes\.json: /);
  });
});

describe('npm run change-report', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['tools/site/run.mjs', resolve('tools/change-report/command.ts'), ...words], {
      encoding: 'utf8',
    });

  it('EXTRA reads two folders and writes the comment', () => {
    for (const [name, reports] of [
      ['base', base],
      ['head', head],
    ] as const) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'bytes.json'), JSON.stringify(reports.bytes));
    }
    mkdirSync(join(folder, 'head/accessibility'));
    writeFileSync(join(folder, 'head/accessibility/compared.md'), '# Accessibility\n\nNothing changed from a to b.\n');
    const { status, stdout } = run(join(folder, 'base'), join(folder, 'head'));
    expect(status).toBe(0);
    expect(stdout).toContain('| / | 1000 | 1010 (+10) |');
    expect(stdout).toContain('### Accessibility\n\nNothing changed from a to b.\n');
  });

  it('EXTRA without a folder it is one line', () => {
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toMatch(/name the folder of the reports before the change, and of those after it\n$/);
  });
});
