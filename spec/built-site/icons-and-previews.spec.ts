/** Icons and previews as pictures: what is drawn on them, not that there is a file. */
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { pageName } from '../../build/paths';
import { documentPaths, programmePaths } from '../support/paths';

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
  return { colour: 1 - Math.max(...counts.values()) / (width * height), pixels: part.data.toString('base64') };
}

/** px: between the words and the motif; nothing is drawn there. */
const GAP = [690, 0, 28, 630] as const;

/** px: between the logo and the name, under both, and at the foot. Every title stays between them. */
const ROOMS = [
  [146, 56, 14, 80],
  [60, 136, 640, 2],
  [60, 606, 640, 24],
] as const;

/** What each preview has on it, px. */
const PARTS = {
  'the logo': [60, 50, 84, 84],
  'the name of the centre': [160, 70, 400, 60],
  'the title': [60, 180, 640, 380],
  'the motif': [740, 60, 440, 510],
} as const;

/** The colour of the line over the title, which names the kind of programme. */
const KIND = 0x3b4843ff;

/** How many pixels have one colour. */
function countOf(png: PNG, colour: number): number {
  let count = 0;
  for (let at = 0; at < png.data.length; at += 4) if (png.data.readUInt32BE(at) === colour) count += 1;
  return count;
}

test('the preview of a programme alone says its category', () => {
  const said = documentPaths.filter(
    (path) => countOf(decode(`dist-fixture/previews/${pageName(path)}.png`), KIND) > 500,
  );
  expect(said).toEqual(programmePaths);
});

test('every preview shows logo, name, motif and its own title', () => {
  const titles = new Map<string, string>();
  const faults = documentPaths.flatMap((path) => {
    const png = decode(`dist-fixture/previews/${pageName(path)}.png`);
    if (partOf(png, GAP).colour > 0) return [`${path}: something reaches over the gap before the motif`];
    if (ROOMS.some((room) => partOf(png, room).colour > 0)) return [`${path}: the title is too high for its place`];
    return Object.entries(PARTS).flatMap(([what, box]) => {
      const { colour, pixels } = partOf(png, box);
      if (what === 'the title') {
        const twin = titles.get(pixels);
        titles.set(pixels, path);
        if (twin) return [`${path} has the title of ${twin}`];
      }
      return colour > 0.02 && colour < 0.9
        ? []
        : [`${path}: ${what} covers ${(colour * 100).toFixed(1)} % of its place`];
    });
  });
  expect(faults).toEqual([]);
});

/** Distance of the drawing from each edge, as shares of the icon's width: top, right, bottom, left. */
function marginsOf({ width, height, data }: PNG): number[] {
  const surface = data.readUInt32BE(0);
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let at = 0; at < data.length; at += 4) {
    if (data.readUInt32BE(at) === surface) continue;
    xs.push((at / 4) % width);
    ys.push(Math.floor(at / 4 / width));
  }
  const [left, right, top, bottom] = [xs, ys].flatMap((all) => [
    all.reduce((least, one) => Math.min(least, one), width),
    all.reduce((most, one) => Math.max(most, one), 0),
  ]) as [number, number, number, number];
  return [top, width - 1 - right, height - 1 - bottom, left].map((px) => px / width);
}

test('every icon has its own surface, and the logo in its middle', () => {
  const drawn = new Resvg(readFileSync('dist-fixture/icon.svg', 'utf8'), { fitTo: { mode: 'width', value: 512 } });
  const icons = { 'icon.svg': PNG.sync.read(Buffer.from(drawn.render().asPng())) };
  for (const size of [180, 192, 512])
    Object.assign(icons, { [`icon-${size}.png`]: decode(`dist-fixture/icon-${size}.png`) });
  for (const [name, icon] of Object.entries(icons)) {
    expect.soft(icon.data.readUInt32BE(0).toString(16), `${name}: its surface`).toBe('fbf8f3ff');
    const margins = marginsOf(icon);
    expect.soft(Math.min(...margins), `${name}: ${margins}`).toBeGreaterThan(0.04);
    expect.soft(Math.max(...margins) - Math.min(...margins), `${name}: ${margins}`).toBeLessThan(0.02);
  }
});

test('every icon shows the logo in the colours of icon.svg', () => {
  const svg = readFileSync('dist-fixture/icon.svg', 'utf8');
  const colours = [...new Set(svg.match(/#[0-9a-f]{6}\b/gi) ?? [])];
  expect(colours.length).toBeGreaterThan(2);
  const faults = [180, 192, 512].flatMap((size) => {
    const icon = decode(`dist-fixture/icon-${size}.png`);
    expect([icon.width, icon.height]).toEqual([size, size]);
    return colours.flatMap((colour) => {
      const wanted = Number.parseInt(`${colour.slice(1)}ff`, 16);
      return countOf(icon, wanted) / (icon.width * icon.height) > 0.01
        ? []
        : [`icon-${size}.png has hardly any ${colour}`];
    });
  });
  expect(faults).toEqual([]);
});
