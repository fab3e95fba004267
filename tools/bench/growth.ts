/**
 * Builds copies of the site with 10, 100 and 1,000 programmes. Prints how bytes, time, memory and the menu's search
 * grow. `node tools/site/run.mjs tools/bench/growth.ts [numbers…]`; JSON in `reports/bench/growth.json`.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { copySite } from '../site/copySite';
import { runSite } from '../site/runSite';
import { measureInteractions } from './interactions';
import { markdown } from './table';

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 100, 1000];
const TEMPLATE = 'src/catalogue/programmes/AITools.yaml';
const TEMPLATE_PAGE = 'src/pages/programs/AITools.tsx';
const BUILD = `import { createBuilder } from 'vite';
await (await createBuilder({ logLevel: 'error' })).buildApp();
console.log(JSON.stringify({ memory: process.resourceUsage().maxRSS }));`;

const wrong = SIZES.find((size) => !Number.isInteger(size) || size < 1);
if (wrong !== undefined) throw new Error('give whole numbers of programmes, as: tools/bench/growth.ts 10 100');

const SHAPES = '12345678oinu';
/** Every programme has a motif of its own: the number in base twelve, a shape a digit. */
function icon(index: number): string {
  const [a, b, c] = [index, index / 12, index / 144].map((part) => SHAPES.charAt(Math.floor(part) % SHAPES.length));
  return `[${a}P ${b}P, ${c}P 3S, nQ nQ, aL lL]`;
}

/** Writes programme number `index` as a catalogue entry and a page file, like a member of staff would. */
function addProgramme(root: string, index: number): void {
  const name = `growth${index}`;
  const entry = readFileSync(join(root, TEMPLATE), 'utf8')
    .replace('path: /programs/AITools', `path: /programs/${name}`)
    .replace(/icon: \[.*\]/, `icon: ${icon(index)}`)
    .replace(/position: \d+/, `position: ${index + 100}`)
    .replace(/\nalias: .*/, '')
    .replace(/\nname: .*/, `\nname: Growing Skills ${index}`);
  writeFileSync(join(root, `src/catalogue/programmes/${name}.yaml`), entry);
  const page = readFileSync(join(root, TEMPLATE_PAGE), 'utf8').replaceAll('programmes/AITools', `programmes/${name}`);
  writeFileSync(join(root, `src/pages/programs/${name}.tsx`), page);
}

interface Growth {
  programmes: number;
  pages: number;
  /** Bytes, Brotli: the shell, which has the menu's entries, and the facts that lists and cards share. */
  shell: number;
  facts: number;
  seconds: number;
  /** MB. */
  memory: number;
  /** ms from a keystroke in the menu's search to the next paint, at this machine's own speed. */
  keystroke: number;
}

async function grow(programmes: number): Promise<Growth> {
  const root = await mkdtemp(join(tmpdir(), 'growth-'));
  try {
    await copySite(process.cwd(), root);
    const present = readdirSync(join(root, 'src/catalogue/programmes')).length;
    for (let index = present; index < programmes; index += 1) addProgramme(root, index);
    const start = performance.now();
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const seconds = (performance.now() - start) / 1000;
    const assets = join(root, 'dist/assets');
    const size = (pattern: RegExp) =>
      readdirSync(assets)
        .filter((name) => pattern.test(name))
        .reduce((total, name) => total + brotliCompressSync(readFileSync(join(assets, name))).length, 0);
    const site = await runSite(join(root, 'dist'));
    try {
      // Each of its letters finds nearly all programmes.
      const { searchKeystroke } = await measureInteractions(site.address, 21, 1, 'growing');
      return {
        programmes: Math.max(programmes, present),
        pages: readdirSync(join(root, 'dist'), { recursive: true }).filter((name) => String(name).endsWith('.html'))
          .length,
        shell: size(/^(main|start|shell|react|router)-/),
        facts: size(/^(facts|sections)-/),
        seconds,
        memory: JSON.parse(output.trim().split('\n').at(-1) ?? '{}').memory / 1024,
        keystroke: searchKeystroke,
      };
    } finally {
      site.close();
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const rows: Growth[] = [];
for (const size of SIZES) {
  rows.push(await grow(size));
  console.error(`${size} programmes are measured.`);
}
await mkdir('reports/bench', { recursive: true });
writeFileSync('reports/bench/growth.json', `${JSON.stringify(rows, null, 2)}\n`);
console.log(
  markdown([
    [
      'programmes',
      'pages',
      'first scripts, bytes',
      'per programme',
      'shared facts, bytes',
      'build s',
      's a page',
      'memory MB',
      'keystroke ms',
    ],
    ...rows.map((row, index) => {
      const before = rows[index - 1];
      const each = before ? (row.shell - before.shell) / (row.programmes - before.programmes) : Number.NaN;
      return [
        row.programmes,
        row.pages,
        row.shell,
        before ? each.toFixed(1) : '–',
        row.facts,
        row.seconds.toFixed(1),
        (row.seconds / row.pages).toFixed(2),
        row.memory.toFixed(0),
        row.keystroke.toFixed(1),
      ].map(String);
    }),
  ]),
);
