/** How a picture is kept and compared: with few levels of colour, so that hundreds weigh little and still show every change. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../tools/site/browser';
import { whyNotCompared } from './browser';
import { REFERENCES } from './references';

/** Bytes. */
export const LARGEST = 10_000;

/** A picture is kept at the first scale that makes it small enough (`most`, bytes): a large one shows a change when it is smaller too. */
const SCALES = [
  { scale: 1, most: 7_000 },
  { scale: 0.5, most: 9_000 },
  { scale: 0.25, most: LARGEST },
];

/** Between two levels of red, green or blue. */
const STEP = 17;
/** By how much a pixel may be off in one of them: half a level for the way it is kept, the rest for another processor's rounding. */
const TOLERANCE = STEP / 2 + 5;
/** How many pixels may be off by more. */
const STRAY = 8;

const isCompared = whyNotCompared(findBrowser()) === undefined;

/** Its pixels, and its place in the files. */
interface Picture {
  data: Buffer;
  info: { width: number; height: number; channels: 3 };
}

async function read(file: string | Buffer, width?: number): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .resize(width ?? null)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info: { ...info, channels: 3 } };
}

/** How many pixels of `now` are not those of `before`; all of them where the sizes differ. */
function changedPixels(now: Picture, before: Picture): number {
  const pixels = now.info.width * now.info.height;
  if (now.info.width !== before.info.width || now.info.height !== before.info.height) return pixels;
  let changed = 0;
  for (let pixel = 0; pixel < 3 * pixels; pixel += 3) {
    const isOff = [0, 1, 2].some(
      (part) => Math.abs((now.data[pixel + part] ?? 0) - (before.data[pixel + part] ?? 0)) > TOLERANCE,
    );
    if (isOff) changed += 1;
  }
  return changed;
}

/** A screenshot as a PNG of few bytes that notes what it was made of, `origin`. */
async function kept(shot: Buffer, origin: string): Promise<Buffer> {
  const { width } = await read(shot).then(({ info }) => info);
  let png = shot;
  for (const { scale, most } of SCALES) {
    const { data, info } = await read(shot, Math.round(width * scale));
    png = await sharp(
      data.map((part) => Math.round(part / STEP) * STEP),
      { raw: info },
    )
      .png({ palette: true, dither: 0, compressionLevel: 9 })
      .withExif({ IFD0: { ImageDescription: origin } })
      .toBuffer();
    if (png.length < most && changedPixels({ data, info }, await read(png)) === 0) break;
  }
  return png;
}

/** How many pixels of a screenshot differ from the reference in `file`. */
async function changesSince(file: string, shot: Buffer): Promise<number> {
  const before = await read(file);
  const now = await read(shot);
  const isScaled = SCALES.some(({ scale }) => Math.round(now.info.width * scale) === before.info.width);
  return changedPixels(isScaled ? await read(shot, before.info.width) : now, before);
}

/**
 * Compares a screenshot with the reference of this name, where this browser is the references' own, and goes on when they
 * differ. A reference notes the screenshot that it was made of: the same one again needs no second look.
 */
export async function expectPicture(shot: Buffer, name: string): Promise<void> {
  if (!isCompared) return;
  const file = join(REFERENCES, `${name}.png`);
  const isThere = existsSync(file);
  const origin = createHash('sha256').update(shot).digest('base64url');
  if (isThere && (await sharp(file).metadata()).exif?.includes(origin)) return;
  const changes = isThere ? await changesSince(file, shot) : 0;
  if (isThere && changes <= STRAY) return;
  // Writes the reference where it is to be written, and puts both into the report.
  expect.soft(await kept(shot, origin)).toMatchSnapshot(`${name}.png`.split('/'));
  const isUpdate = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  if (!isUpdate) expect.soft(changes, `pixels of ${name} that differ`).toBeLessThanOrEqual(STRAY);
}
