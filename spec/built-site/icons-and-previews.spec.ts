/** Content of icons and previews: tests their pixels. */
import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { pageName } from '../../build/paths';
import { documentPaths, programmePaths } from '../support/paths';

/** A picture with four bytes a pixel, row by row. */
interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

async function decode(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const previews = new Map(
  await Promise.all(
    documentPaths.map(
      async (path) => [path, await decode(sharp(`dist-fixture/previews/${pageName(path)}.png`))] as const,
    ),
  ),
);

const SIZES = [180, 192, 512];
const icons = await Promise.all(SIZES.map((size) => decode(sharp(`dist-fixture/icon-${size}.png`))));

/** Pixels of an area of a picture, and the share of them that differ from its most common colour. */
function partOf(picture: Picture, [x, y, width, height]: readonly [number, number, number, number]) {
  const rows = Array.from({ length: height }, (_, row) => {
    const at = 4 * ((y + row) * picture.width + x);
    return picture.data.subarray(at, at + 4 * width);
  });
  const part = Buffer.concat(rows);
  const counts = new Map<number, number>();
  for (let at = 0; at < part.length; at += 4) {
    const colour = part.readUInt32BE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return { colour: 1 - Math.max(...counts.values()) / (width * height), pixels: part.toString('base64') };
}

/** Empty area between the text and the motif, in px. */
const GAP = [690, 0, 28, 630] as const;

/** Empty areas in px: between logo and name, below both, and at the foot. Every title stays between them. */
const ROOMS = [
  [146, 56, 14, 80],
  [60, 136, 640, 2],
  [60, 606, 640, 24],
] as const;

/** Areas of the parts of each preview, in px. */
const PARTS = {
  'the logo': [60, 50, 84, 84],
  'the name of the centre': [160, 70, 400, 60],
  'the title': [60, 180, 640, 380],
  'the motif': [740, 60, 440, 510],
} as const;

/** Colour of the line above the title, which names the category. */
const KIND = 0x3b4843ff;

/** Number of pixels of one colour. */
function countOf({ data }: Picture, colour: number): number {
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (data.readUInt32BE(at) === colour) count += 1;
  return count;
}

test('the preview of a programme alone says its category', () => {
  const said = [...previews].filter(([, picture]) => countOf(picture, KIND) > 500);
  expect(said.map(([path]) => path)).toEqual(programmePaths);
});

test('every preview shows logo, name, motif and its own title', () => {
  const titles = new Map<string, string>();
  const faults = [...previews].flatMap(([path, picture]) => {
    if (partOf(picture, GAP).colour > 0) return [`${path}: something reaches over the gap before the motif`];
    if (ROOMS.some((room) => partOf(picture, room).colour > 0)) return [`${path}: the title is too high for its place`];
    return Object.entries(PARTS).flatMap(([what, box]) => {
      const { colour, pixels } = partOf(picture, box);
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
function marginsOf({ width, height, data }: Picture): number[] {
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

test('every icon has its own surface, and the logo in its middle', async () => {
  // Density for 512 px: at 72 dpi the drawing has five.
  const drawn = await decode(sharp('dist-fixture/icon.svg', { density: 8192 }).resize(512));
  for (const icon of [drawn, ...icons]) {
    expect.soft(icon.data.readUInt32BE(0).toString(16), `${icon.width} px: its surface`).toBe('fbf8f3ff');
    const margins = marginsOf(icon);
    expect.soft(Math.min(...margins), `${icon.width} px: ${margins}`).toBeGreaterThan(0.04);
    expect.soft(Math.max(...margins) - Math.min(...margins), `${icon.width} px: ${margins}`).toBeLessThan(0.02);
  }
});

test('every icon shows the logo in the colours of icon.svg', () => {
  const svg = readFileSync('dist-fixture/icon.svg', 'utf8');
  const colours = [...new Set(svg.match(/#[0-9a-f]{6}\b/gi) ?? [])];
  expect(colours.length).toBeGreaterThan(2);
  expect(icons.map(({ width, height }) => [width, height])).toEqual(SIZES.map((size) => [size, size]));
  for (const icon of icons)
    for (const colour of colours) {
      const share = countOf(icon, Number.parseInt(`${colour.slice(1)}ff`, 16)) / icon.width ** 2;
      expect.soft(share, `${icon.width} px: hardly any ${colour}`).toBeGreaterThan(0.01);
    }
});

test('S1-07 favicon.ico holds one icon of 32 × 32 px', async () => {
  const file = readFileSync('dist-fixture/favicon.ico');
  const at = file.readUInt32LE(18);
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(file.readUInt32LE(14)).toBe(file.length - at);
  const { width, height, data } = await decode(sharp(file.subarray(at)));
  expect([width, height, new Set(new Uint32Array(data.buffer)).size > 2]).toEqual([32, 32, true]);
});
