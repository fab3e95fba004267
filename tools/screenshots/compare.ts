/** Compares two folders of pictures pixel by pixel. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** The picture's file name. */
  name: string;
  /** Pixels that differ, or that only one of the two pictures has. */
  pixels: number;
  /** The first row that differs, px from the top. */
  top: number;
  /** Width and height before and now, px. */
  sizes: [before: [number, number], now: [number, number]];
}

/** A picture on a transparent surface of the given size. */
function padded(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const surface = new PNG({ width, height });
  PNG.bitblt(picture, surface, 0, 0, picture.width, picture.height, 0, 0);
  return surface;
}

function firstRow({ data, width, height }: PNG): number {
  const row = (y: number) => data.subarray(y * width * 4, (y + 1) * width * 4);
  for (let y = 0; y < height; y += 1) {
    // pixelmatch leaves what is the same transparent in a mask.
    if (row(y).some((value, index) => index % 4 === 3 && value > 0)) return y;
  }
  return height;
}

/** The difference of one picture from another, and its mask: the pixels that differ, in red on nothing. */
export function differenceOf(name: string, before: Buffer, now: Buffer): { difference: Difference; mask: PNG } {
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(now)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const mask = new PNG({ width, height });
  const pixels = pixelmatch(
    padded(first, width, height).data,
    padded(second, width, height).data,
    mask.data,
    width,
    height,
    { threshold: 0.02, includeAA: true, diffMask: true },
  );
  const sizes: Difference['sizes'] = [
    [first.width, first.height],
    [second.width, second.height],
  ];
  return { difference: { name, pixels, top: pixels > 0 ? firstRow(mask) : height, sizes }, mask };
}

const pictures = (directory: string) => readdirSync(directory).filter((file) => file.endsWith('.png'));

/**
 * The differences between the pictures in `before` and `now`, and the names of those that only one folder has. Masks of
 * the differences are written into `masks`.
 */
export function compareFolders(before: string, now: string, masks: string) {
  const [old, current] = [pictures(before), pictures(now)];
  const differences: Difference[] = [];
  for (const name of current.filter((one) => old.includes(one))) {
    const [a, b] = [readFileSync(join(before, name)), readFileSync(join(now, name))];
    if (a.equals(b)) continue;
    const { difference, mask } = differenceOf(name, a, b);
    if (difference.pixels === 0) continue;
    differences.push(difference);
    mkdirSync(masks, { recursive: true });
    writeFileSync(join(masks, name), PNG.sync.write(mask));
  }
  return {
    compared: current.filter((name) => old.includes(name)).length,
    differences,
    gone: old.filter((name) => !current.includes(name)),
    added: current.filter((name) => !old.includes(name)),
  };
}
