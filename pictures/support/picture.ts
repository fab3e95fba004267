/** How a picture is kept and compared: in few colours, so that hundreds weigh little and still show every change. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp, { type Metadata } from 'sharp';
import { findBrowser } from '../../tools/site/browser';
import { whyNotCompared } from './browser';
import { REFERENCES } from './references';

/** Bytes. */
export const LARGEST = 10_000;

/** A picture is kept in the first way that makes it small enough (`most`, bytes): a large one shows a change in a smaller picture too. */
const WAYS = [
  { scale: 1, colours: 32, most: 5_000 },
  { scale: 1, colours: 16, most: 7_000 },
  { scale: 0.5, colours: 16, most: 9_000 },
  { scale: 0.25, colours: 16, most: LARGEST },
];

const isCompared = whyNotCompared(findBrowser()) === undefined;

const referenceOf = async (name: string): Promise<Metadata | undefined> => {
  const file = join(REFERENCES, `${name}.png`);
  return existsSync(file) ? sharp(file).metadata() : undefined;
};

/** A screenshot as a PNG of few bytes, which notes what it was made of. As wide as its reference, where that is of one of the ways. */
async function reduced(shot: Buffer, origin: string, kept: number | undefined): Promise<Buffer> {
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const widthIn = (scale: number) => Math.round(info.width * scale);
  const ofThatSize = WAYS.filter(({ scale }) => widthIn(scale) === kept);
  let picture = Buffer.alloc(0);
  for (const { scale, colours, most } of ofThatSize.length > 0 ? ofThatSize : WAYS) {
    picture = await sharp(data, { raw: info })
      .resize(widthIn(scale))
      .png({ palette: true, colours, dither: 0, compressionLevel: 9 })
      .withExif({ IFD0: { ImageDescription: origin } })
      .toBuffer();
    if (picture.length < most) break;
  }
  return picture;
}

/**
 * Compares a screenshot with the reference of this name, where this browser is the references' own, and goes on when they
 * differ. A reference notes the screenshot that it was made of: the same one again needs no second look.
 */
export async function expectPicture(shot: Buffer, name: string): Promise<void> {
  if (!isCompared) return;
  const origin = createHash('sha256').update(shot).digest('base64url');
  const reference = await referenceOf(name);
  if (reference?.exif?.includes(origin)) return;
  expect.soft(await reduced(shot, origin, reference?.width)).toMatchSnapshot(`${name}.png`.split('/'));
}
