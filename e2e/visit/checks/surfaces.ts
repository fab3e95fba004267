/** Surfaces in dark colours: bands, and what holds no words, which no check of contrast sees. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';
import type { Seen } from '../visit';

/** What is the same in both schemes, and is meant to be. */
const SAME = [
  // The promotion bar is ochre.
  'aside[aria-label="Announcement"], aside[aria-label="Announcement"] *',
  // A code sample and a certificate are pictures of things that have their own colours.
  'main [aria-hidden="true"] *',
];

interface Surface {
  name: string;
  colour: string;
  isBright: boolean;
}

/** Bands and landmarks with what they stand on, and every box without words that has a colour of its own. */
const readSurfaces = (page: Page): Promise<Surface[]> =>
  page.evaluate((same) => {
    /** px: smaller ones are marks. */
    const LEAST = 24;
    const bands = [...document.querySelectorAll('aside, header, main > *, footer')];
    return [...document.querySelectorAll('body *')].flatMap((part) => {
      const { width, height } = part.getBoundingClientRect();
      const isBand = bands.includes(part);
      const own = inPage.colour(getComputedStyle(part).backgroundColor);
      const isBox = own[3] > 0.5 && part.textContent?.trim() === '' && width >= LEAST && height >= LEAST;
      if (!(isBand || isBox) || part.matches(same) || !part.checkVisibility()) return [];
      const colour = isBand ? inPage.surface(part) : own;
      return colour
        ? [{ name: inPage.name(part), colour: String(colour), isBright: inPage.ratio(colour, [0, 0, 0, 1]) > 8 }]
        : [];
    });
  }, SAME.join(', '));

/** Notes the surfaces in light colours; in dark ones each bright surface must be another. */
export async function checkSurfaces(page: Page, { scheme, notes }: Seen): Promise<Finding[]> {
  const surfaces = await readSurfaces(page);
  if (scheme === 'light') {
    notes.set('surfaces', surfaces);
    return [];
  }
  const light = (notes.get('surfaces') ?? []) as Surface[];
  return surfaces.flatMap(({ name, colour, isBright }, index) =>
    isBright && light[index]?.name === name && light[index]?.colour === colour
      ? [{ expected: 'another surface in dark colours', found: `${name} has rgba(${colour}) in both` }]
      : [],
  );
}
