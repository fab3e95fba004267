/** Contrast between pixels, and the change that a focus indicator makes. */
import sharp from 'sharp';

/** Size and clearness of the change between two pictures. */
export interface Change {
  /** Number of pixels that differ at all. */
  pixels: number;
  /** The lowest contrast among the `area` pixels that changed most, as 7.2 for 7.2:1; 1 where fewer changed. */
  contrast: number;
}

function luminance(data: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]].map((value = 0) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast, from 1 to 21, of two pixels: bytes of red, green and blue from `at` on in each. */
export function contrastOf(one: Buffer, other: Buffer, at = 0, otherAt = at): number {
  const [dark, light] = [luminance(one, at), luminance(other, otherAt)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Compares two PNG pictures of one place, without and with the focus. WCAG 2.4.13 asks for a change of 3:1 in an area
 * as large as a 2 px outline. `area` is its number of pixels.
 */
export async function compare(without: Buffer, withFocus: Buffer, area: number): Promise<Change> {
  const read = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [{ data: a, info }, { data: b, info: other }] = [await read(without), await read(withFocus)];
  if (info.width !== other.width || info.height !== other.height)
    return { pixels: info.width * info.height, contrast: 21 };
  const contrasts: number[] = [];
  for (let at = 0; at < a.length; at += 4) {
    if (a.readUInt32BE(at) === b.readUInt32BE(at)) continue;
    contrasts.push(contrastOf(a, b, at));
  }
  contrasts.sort((one, other) => other - one);
  const contrast = contrasts[Math.ceil(area) - 1] ?? 1;
  return { pixels: contrasts.length, contrast: Math.round(contrast * 10) / 10 };
}
