/**
 * Fallback fonts: system fonts with the metrics of the site's fonts, so that hardly a line moves when those arrive
 * (`src/client/loadFonts.ts`).
 */
import { globalFontFace } from '@vanilla-extract/css';

/** Local names of each font: its regular face (weights below 600), then its bold one. */
const SYSTEMS = {
  Arial: [
    ['Arial', 'Liberation Sans'],
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  ],
  Roboto: [['Roboto'], ['Roboto Bold']],
  DejaVu: [['DejaVu Sans'], ['DejaVu Sans Bold']],
} as const;

type System = keyof typeof SYSTEMS;

/**
 * The web fonts: ascent and descent are their own, in % of the font size; `size` is the width of their text in % of each
 * fallback's, measured over the text of all pages.
 */
const atkinson = { family: 'Atkinson', ascent: 98.4, descent: 31.6 };
const bricolage = { family: 'Bricolage', ascent: 93, descent: 27 };

const FALLBACK_FONTS = [
  { ...atkinson, weight: '400 499', isBold: 0, size: { Arial: 98.8, Roboto: 98.9, DejaVu: 87.4 } },
  { ...atkinson, weight: '500 599', isBold: 0, size: { Arial: 101.3, Roboto: 101.7, DejaVu: 93 } },
  { ...atkinson, weight: '600 700', isBold: 1, size: { Arial: 98.6, Roboto: 105, DejaVu: 83.5 } },
  { ...bricolage, weight: '700 800', isBold: 1, size: { Arial: 102.6, Roboto: 109.6, DejaVu: 87 } },
] as const;

const percent = (value: number) => `${value.toFixed(1)}%`;

for (const { family, weight, isBold, size, ascent, descent } of FALLBACK_FONTS) {
  for (const system of Object.keys(SYSTEMS) as System[]) {
    globalFontFace(`${family} ${system}`, {
      src: SYSTEMS[system][isBold].map((name) => `local("${name}")`).join(','),
      fontWeight: weight,
      sizeAdjust: percent(size[system]),
      // CSS multiplies these by `size-adjust`, so they are divided by it.
      ascentOverride: percent((ascent / size[system]) * 100),
      descentOverride: percent((descent / size[system]) * 100),
    });
  }
}
