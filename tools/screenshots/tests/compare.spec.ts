import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareFolders } from '../compare';
import { comparisonPage } from '../report';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  for (const folder of ['before', 'now']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a white picture with these pixels black. */
function picture(name: string, width: number, height: number, ...black: [x: number, y: number][]) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of black) png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  writeFileSync(join(root, name), PNG.sync.write(png));
}
const compare = () => compareFolders(join(root, 'before'), join(root, 'now'), join(root, 'masks'));

describe('the comparison of pictures', () => {
  it('EXTRA finds nothing where nothing differs', () => {
    picture('before/home.png', 4, 4, [1, 1]);
    picture('now/home.png', 4, 4, [1, 1]);
    expect(compare()).toEqual({ compared: 1, differences: [], gone: [], added: [] });
    expect(existsSync(join(root, 'masks'))).toBe(false);
  });

  it('EXTRA counts the pixels that differ and names the first row, and keeps a mask of them', () => {
    picture('before/home.png', 4, 4);
    picture('now/home.png', 4, 4, [0, 2], [3, 3]);
    expect(compare().differences).toEqual([
      {
        name: 'home.png',
        pixels: 2,
        top: 2,
        sizes: [
          [4, 4],
          [4, 4],
        ],
      },
    ]);
    expect(existsSync(join(root, 'masks/home.png'))).toBe(true);
  });

  it('EXTRA a picture that grew differs by what it grew', () => {
    picture('before/home.png', 4, 4);
    picture('now/home.png', 4, 6);
    const [difference] = compare().differences;
    expect(difference).toMatchObject({ pixels: 8, top: 4 });
  });

  it('EXTRA names what only one folder has', () => {
    picture('before/about.png', 2, 2);
    picture('now/home.png', 2, 2);
    expect(compare()).toEqual({ compared: 0, differences: [], gone: ['about.png'], added: ['home.png'] });
  });

  it('EXTRA the page shows the largest difference first, each picture with its words', () => {
    const one = (name: string, pixels: number) => ({
      name,
      pixels,
      top: 7,
      sizes: [
        [4, 4],
        [4, 6],
      ] as [[number, number], [number, number]],
    });
    const html = comparisonPage([one('a.png', 3), one('b.png', 9)], (name) => [`x/${name}`, `y/${name}`, `z/${name}`]);
    expect([...html.matchAll(/<h2>([^<]+)/g)].map(([, name]) => name)).toEqual(['b.png', 'a.png']);
    expect(html).toContain('src="y/b.png" alt="Now"');
    expect(html).toContain('4 × 4 px before, 4 × 6 px now');
  });
});
