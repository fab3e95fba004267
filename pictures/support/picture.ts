/** How a picture is kept and compared: with few levels of colour, so that hundreds weigh little and still show every change. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../tools/site/browser';
import { whyNotCompared } from './browser';
import { LARGEST, REFERENCES } from './references';

/**
 * A picture is kept in the first form that makes it small enough (`most`, bytes): a large one shows a change when it is smaller
 * too, and the largest when it has fewer colours. `step` lies between two levels of red, green or blue.
 */
const FORMS = [
  { scale: 1, step: 17, most: 6_000 },
  { scale: 0.5, step: 17, most: 8_000 },
  { scale: 0.25, step: 17, most: LARGEST },
  { scale: 0.25, step: 51, most: LARGEST },
];

/** By how much a pixel may be off in one of them: half a level for the way it is kept, the rest for another processor's rounding. */
const toleranceOf = (step: number) => step / 2 + 5;
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

/** How many pixels of `now` are not those of `before`, kept in such a step; all of them where the sizes differ. */
function changedPixels(now: Picture, before: Picture, step: number): number {
  const tolerance = toleranceOf(step);
  const pixels = now.info.width * now.info.height;
  if (now.info.width !== before.info.width || now.info.height !== before.info.height) return pixels;
  let changed = 0;
  for (let pixel = 0; pixel < 3 * pixels; pixel += 3) {
    const isOff = [0, 1, 2].some(
      (part) => Math.abs((now.data[pixel + part] ?? 0) - (before.data[pixel + part] ?? 0)) > tolerance,
    );
    if (isOff) changed += 1;
  }
  return changed;
}

/** A screenshot as a PNG of few bytes that notes what it was made of, `origin`. Throws where it is too large in every form. */
async function kept(shot: Buffer, name: string, origin: string): Promise<Buffer> {
  const { width } = await read(shot).then(({ info }) => info);
  for (const { scale, step, most } of FORMS) {
    const { data, info } = await read(shot, Math.round(width * scale));
    const png = await sharp(
      data.map((part) => Math.round(part / step) * step),
      { raw: info },
    )
      .png({ palette: true, dither: 0, compressionLevel: 9, effort: 10 })
      .withExif({ IFD0: { ImageDescription: `${origin} ${step}` } })
      .toBuffer();
    if (png.length < most && changedPixels({ data, info }, await read(png), step) === 0) return png;
  }
  throw new Error(`${name} has ${LARGEST} bytes or more: show less in it`);
}

/** What a reference notes of itself: the screenshot that it was made of, and the step between its levels. */
async function noteOf(file: string): Promise<{ origin: string; step: number } | undefined> {
  const { exif } = await sharp(file).metadata();
  const [, origin = '', step] = /([\w-]{43}) (\d+)/.exec(exif?.toString('latin1') ?? '') ?? [];
  return origin ? { origin, step: Number(step) } : undefined;
}

/** How many pixels of a screenshot differ from the reference in `file`, kept in such a step. */
async function changesSince(file: string, shot: Buffer, step: number): Promise<number> {
  const before = await read(file);
  const now = await read(shot);
  const isScaled = FORMS.some(({ scale }) => Math.round(now.info.width * scale) === before.info.width);
  return changedPixels(isScaled ? await read(shot, before.info.width) : now, before, step);
}

/**
 * Compares a screenshot with the reference of this name, where this browser is the references' own, and goes on when they
 * differ. A reference notes the screenshot that it was made of: the same one again needs no second look.
 */
export async function expectPicture(shot: Buffer, name: string): Promise<void> {
  if (!isCompared) return;
  const file = join(REFERENCES, `${name}.png`);
  const origin = createHash('sha256').update(shot).digest('base64url');
  const note = existsSync(file) ? await noteOf(file) : undefined;
  if (note?.origin === origin) return;
  const changes = note ? await changesSince(file, shot, note.step) : 0;
  if (note && changes <= STRAY) return;
  // Writes the reference where it is to be written, and puts both into the report.
  expect.soft(await kept(shot, name, origin)).toMatchSnapshot(`${name}.png`.split('/'));
  const isUpdate = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  if (!isUpdate) expect.soft(changes, `pixels of ${name} that differ`).toBeLessThanOrEqual(STRAY);
}
