/** Icons and previews: each shows something of its own. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pageName } from '../../build/paths';
import { documentPaths } from '../support/paths';

const ICONS = [
  ['icon.svg', 180],
  ['icon-180.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const;

test.each(ICONS)('%s shows the logo on a surface, in the colours of icon.svg', async (file, size) => {
  // Density for the drawing: at 72 dpi it has five pixels.
  const icon = sharp(`dist-fixture/${file}`, { density: 8192 }).resize(file.endsWith('svg') ? size : undefined);
  const { data, info } = await icon.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, data.readUInt32BE(0).toString(16)]).toEqual([size, size, 'fbf8f3ff']);
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => data.readUInt32BE(4 * at));
  const colours = readFileSync('dist-fixture/icon.svg', 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? [];
  expect(colours.length).toBeGreaterThan(2);
  for (const colour of new Set(colours)) {
    const share = pixels.filter((pixel) => pixel === Number.parseInt(`${colour.slice(1)}ff`, 16)).length / size ** 2;
    expect.soft(share, `hardly any ${colour}`).toBeGreaterThan(0.01);
  }
});

test('every preview has the size that its page names, a title of its own, and nothing over the gap before its motif', async () => {
  const titles = new Set<string>();
  const partOf = (path: string, left: number, width: number) =>
    sharp(`dist-fixture/previews/${pageName(path)}.png`)
      .extract({ left, width, top: 180, height: 380 })
      .ensureAlpha()
      .raw()
      .toBuffer();
  for (const path of documentPaths) {
    const picture = readFileSync(`dist-fixture/previews/${pageName(path)}.png`);
    expect.soft([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect.soft(picture.length, path).toBeLessThan(60_000);
    titles.add((await partOf(path, 60, 630)).toString('base64'));
    expect.soft(new Set((await partOf(path, 690, 28)).toString('hex').match(/.{8}/g)).size, path).toBe(1);
  }
  expect(titles.size).toBe(documentPaths.length);
});

test('S1-07 favicon.ico holds one icon of 32 × 32 px', () => {
  const file = readFileSync('dist-fixture/favicon.ico');
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(file.readUInt32LE(14)).toBe(file.length - file.readUInt32LE(18));
});
