/** How a picture is kept and compared: in few colours, so that hundreds weigh little and still show every change. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { findBrowser } from '../../tools/site/browser';
import { whyNotCompared } from './browser';
import { REFERENCES } from './references';

/** A picture is kept in the first way that makes it small enough: a large one shows a change in a smaller picture too. */
const WAYS = [
  { scale: 1, colours: 32 },
  { scale: 1, colours: 16 },
  { scale: 0.5, colours: 16 },
  { scale: 0.25, colours: 16 },
];
/** Bytes. */
export const LARGEST = 10_000;

const isCompared = whyNotCompared(findBrowser()) === undefined;

/** The width of the reference of this name, where there is one, px. */
async function widthOfReference(name: string): Promise<number | undefined> {
  const file = join(REFERENCES, `${name}.png`);
  return existsSync(file) ? (await sharp(file).metadata()).width : undefined;
}

/** A screenshot, or a part of one, as a PNG of fewer bytes than `LARGEST` where that can be, of the size of its reference. */
async function reduced(shot: Sharp, name: string): Promise<Buffer> {
  const { data, info } = await shot.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const kept = await widthOfReference(name);
  const widthIn = (scale: number) => Math.round(info.width * scale);
  const ofThatSize = WAYS.filter(({ scale }) => widthIn(scale) === kept);
  let picture = Buffer.alloc(0);
  for (const { scale, colours } of ofThatSize.length > 0 ? ofThatSize : WAYS) {
    picture = await sharp(data, { raw: info })
      .resize(widthIn(scale))
      .png({ palette: true, colours, dither: 0, compressionLevel: 9 })
      .toBuffer();
    if (picture.length < LARGEST) break;
  }
  return picture;
}

/** Compares a picture with the reference of this name, where this browser is the references' own. Goes on when they differ. */
export async function expectPicture(shot: Sharp, name: string): Promise<void> {
  const picture = await reduced(shot, name);
  if (isCompared) expect.soft(picture).toMatchSnapshot(`${name}.png`.split('/'));
}
