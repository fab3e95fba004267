/** How a picture is kept and compared: in few colours, so that hundreds weigh little and still show every change. */
import { expect } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { findBrowser } from '../../tools/site/browser';
import { whyNotCompared } from './browser';

/** How a picture of so many pixels is kept. Larger ones get by with less of everything: a change in them is larger too. */
const KEPT = [
  { pixels: 60_000, colours: 32, scale: 1 },
  { pixels: 260_000, colours: 16, scale: 1 },
  { pixels: Number.POSITIVE_INFINITY, colours: 16, scale: 0.5 },
];

const isCompared = whyNotCompared(findBrowser()) === undefined;

/** A screenshot, or a part of one, as a small PNG. */
async function reduced(shot: Sharp): Promise<Buffer> {
  const { data, info } = await shot.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { colours, scale } = KEPT.find(({ pixels }) => info.width * info.height <= pixels) as (typeof KEPT)[number];
  return sharp(data, { raw: info })
    .resize(Math.round(info.width * scale))
    .png({ palette: true, colours, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** Compares a picture with the reference of this name, where this browser is the references' own. Goes on when they differ. */
export async function expectPicture(shot: Sharp, name: string): Promise<void> {
  const picture = await reduced(shot);
  if (isCompared) expect.soft(picture).toMatchSnapshot(`${name}.png`.split('/'));
}
