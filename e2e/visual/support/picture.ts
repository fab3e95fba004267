/** Stores and compares reference pictures. Few levels of colour keep hundreds of files small. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../../tools/site/browser';
import { whyNotCompared } from './browser';
import { LARGEST, REFERENCES } from './references';

/** Scale of a picture, and the step between its levels of red, green or blue. */
interface Form {
  scale: number;
  step: number;
}

/**
 * Forms in order: a picture is stored in the first that makes it small enough (`most`, bytes). Large pictures are reduced in
 * size, the largest also in colours.
 */
const FORMS: (Form & { most: number })[] = [
  { scale: 1, step: 17, most: 6_000 },
  { scale: 0.5, step: 17, most: 8_000 },
  { scale: 0.25, step: 17, most: LARGEST },
  { scale: 0.25, step: 51, most: LARGEST },
];

/** Allowed difference of a pixel: half a step for the stored form, the rest for rounding on other processors. */
const toleranceOf = (step: number) => step / 2 + 5;
/** Number of pixels that may differ by more. */
const STRAY = 8;

const isCompared = whyNotCompared(findBrowser()) === undefined;

/** Pixels of a picture, and its size. */
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

/** Number of pixels of `now` that differ from `before`, stored with this `step`; all of them if the sizes differ. */
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

/** Pixels of a screenshot at this scale. */
async function scaled(shot: Buffer, scale: number): Promise<Picture> {
  const { width = 0 } = await sharp(shot).metadata();
  return read(shot, Math.round(width * scale));
}

/** A picture as a small PNG that notes its form, and its screenshot as `origin`. */
function png({ data, info }: Picture, { scale, step }: Form, origin: string): Promise<Buffer> {
  return sharp(
    data.map((part) => Math.round(part / step) * step),
    { raw: info },
  )
    .png({ palette: true, dither: 0, compressionLevel: 9, effort: 10 })
    .withExif({ IFD0: { ImageDescription: `${origin} ${scale} ${step}` } })
    .toBuffer();
}

/** The reference made of a screenshot. Throws if it is too large in every form. */
async function referenceOf(shot: Buffer, name: string, origin: string): Promise<Buffer> {
  for (const form of FORMS) {
    const picture = await scaled(shot, form.scale);
    const file = await png(picture, form, origin);
    if (file.length < form.most && changedPixels(picture, await read(file), form.step) === 0) return file;
  }
  throw new Error(`${name} has ${LARGEST} bytes or more: show less in it`);
}

/** Note in a reference: its form, and the screenshot that it was made of. */
async function noteOf(file: string): Promise<(Form & { origin: string }) | undefined> {
  const { exif } = await sharp(file).metadata();
  const [, origin, scale, step] = /([\w-]{43}) ([\d.]+) (\d+)/.exec(exif?.toString('latin1') ?? '') ?? [];
  return origin ? { origin, scale: Number(scale), step: Number(step) } : undefined;
}

const fileOf = (name: string) => join(REFERENCES, `${name}.png`);
const originOf = (shot: Buffer) => createHash('sha256').update(shot).digest('base64url');

/** `true` if the reference of this name was made of exactly this screenshot. */
export const isReference = async (shot: Buffer, name: string): Promise<boolean> =>
  existsSync(fileOf(name)) && (await noteOf(fileOf(name)))?.origin === originOf(shot);

/**
 * Compares a screenshot with the reference of this name, only in the references' own browser. A difference does not end the
 * test. A reference notes the screenshot that it was made of, so an equal one needs no comparison.
 */
export async function expectPicture(shot: Buffer, name: string): Promise<void> {
  if (!isCompared) return;
  const [file, origin] = [fileOf(name), originOf(shot)];
  const note = existsSync(file) ? await noteOf(file) : undefined;
  if (note?.origin === origin) return;
  const now = note && (await scaled(shot, note.scale));
  const changes = note && now ? changedPixels(now, await read(file), note.step) : 0;
  if (note && changes <= STRAY) return;
  const info = test.info();
  const isUpdate = ['all', 'changed'].includes(info.config.updateSnapshots);
  const faults = info.errors.length;
  // An update writes the reference. Otherwise the picture gets the reference's form, and both are in the report.
  const picture = now && !isUpdate ? await png(now, note, origin) : await referenceOf(shot, name, origin);
  expect.soft(picture).toMatchSnapshot(`${name}.png`.split('/'));
  if (!isUpdate && info.errors.length === faults) expect.soft(changes, `pixels of ${name} that differ`).toBe(0);
}
