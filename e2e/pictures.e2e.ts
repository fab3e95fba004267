/** Icons and previews as pictures: what is drawn on them, not that there is a file. */
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { documentPaths } from '../spec/support/paths';
import { expect, test } from './support/site';

const decode = (file: string) => PNG.sync.read(readFileSync(file));

/** The share of a part of a picture that has another colour than its commonest one, and the part's pixels. */
function partOf(png: PNG, [x, y, width, height]: readonly [number, number, number, number]) {
  const part = new PNG({ width, height });
  PNG.bitblt(png, part, x, y, width, height, 0, 0);
  const counts = new Map<number, number>();
  for (let at = 0; at < part.data.length; at += 4) {
    const colour = part.data.readUInt32BE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return { ink: 1 - Math.max(...counts.values()) / (width * height), pixels: part.data.toString('base64') };
}

/** What each preview has on it, px. */
const PARTS = {
  'the glyph': [60, 50, 84, 84],
  'the name of the centre': [160, 70, 400, 60],
  'the title': [60, 180, 640, 380],
  'the bloom': [740, 60, 440, 510],
} as const;

test('EXTRA every preview shows the glyph, the name, the bloom and a title of its own', () => {
  const titles = new Map<string, string>();
  const faults = documentPaths.flatMap((path) => {
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    const png = decode(`dist/previews/${name}.png`);
    return Object.entries(PARTS).flatMap(([what, box]) => {
      const { ink, pixels } = partOf(png, box);
      if (what === 'the title') {
        const twin = titles.get(pixels);
        titles.set(pixels, path);
        if (twin) return [`${path} has the title of ${twin}`];
      }
      return ink > 0.02 && ink < 0.9 ? [] : [`${path}: ${what} covers ${(ink * 100).toFixed(1)} % of its place`];
    });
  });
  expect(faults).toEqual([]);
});

test('EXTRA every icon shows the glyph in the colours of icon.svg', () => {
  const svg = readFileSync('dist/icon.svg', 'utf8');
  const colours = [...new Set(svg.match(/#[0-9a-f]{6}\b/gi) ?? [])];
  expect(colours.length).toBeGreaterThan(2);
  const faults = [180, 192, 512].flatMap((size) => {
    const { width, height, data } = decode(`dist/icon-${size}.png`);
    expect([width, height]).toEqual([size, size]);
    return colours.flatMap((colour) => {
      const wanted = Number.parseInt(`${colour.slice(1)}ff`, 16);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) if (data.readUInt32BE(at) === wanted) count += 1;
      return count / (width * height) > 0.01 ? [] : [`icon-${size}.png has hardly any ${colour}`];
    });
  });
  expect(faults).toEqual([]);
});
