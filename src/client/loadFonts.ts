/**
 * The site's two fonts. Text is painted in fallback fonts of the same measures (`src/theme/fallbackFonts.css.ts`) and swapped
 * later. Visitors who save data, or have a slow connection, keep the fallback fonts.
 */
import atkinson from '../theme/fonts/atkinson-hyperlegible-next.woff2';
import atkinsonLetters from '../theme/fonts/atkinson-hyperlegible-next-400-letters.woff2';
import atkinsonBoldLetters from '../theme/fonts/atkinson-hyperlegible-next-700-letters.woff2';
import bricolage from '../theme/fonts/bricolage-grotesque.woff2';
import bricolageLetters from '../theme/fonts/bricolage-grotesque-700-letters.woff2';

const ATKINSON = 'Atkinson Hyperlegible Next';
const BRICOLAGE = 'Bricolage Grotesque';

/** Letters of the other official languages: those of `RARE` in `src/catalogue/characters.ts`. A test compares both. */
const unicodeRange =
  'U+C0-D6,U+D9-DD,U+E0-E8,U+EC-EE,U+F2-F6,U+F9-FD,U+149,U+160-161,U+1E12-1E13,U+1E3C-1E3D,U+1E44-1E45,U+1E4A-1E4B,U+1E70-1E71';

function isSaving(): boolean {
  const { connection } = navigator;
  return (
    connection?.saveData === true ||
    /2g/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/**
 * Fetches both fonts at once. Swaps them in together once `mayChange` has resolved, so that the page is laid out only once. If
 * a font does not arrive, its fallback stays.
 */
export async function loadFonts(mayChange?: Promise<unknown>): Promise<void> {
  if (isSaving()) return;
  const fonts = [
    new FontFace(ATKINSON, `url(${atkinson})`, { weight: '400 700' }),
    new FontFace(BRICOLAGE, `url(${bricolage})`, { weight: '700 800' }),
  ];
  await Promise.allSettled([mayChange, ...fonts.map((font) => font.load())]);
  for (const font of fonts) if (font.status === 'loaded') document.fonts.add(font);
  // These have a `unicodeRange`: a browser fetches one only where a page has such a letter.
  for (const [family, file, weight] of [
    [ATKINSON, atkinsonLetters, '400 549'],
    [ATKINSON, atkinsonBoldLetters, '550 700'],
    [BRICOLAGE, bricolageLetters, '700 800'],
  ] as const)
    document.fonts.add(new FontFace(family, `url(${file})`, { weight, unicodeRange }));
}
