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

const face = (family: string, file: string, descriptors: FontFaceDescriptors) =>
  new FontFace(family, `url(${file})`, descriptors);

/**
 * Fetches both fonts at once. Swaps them in together once `mayChange` has resolved, so that the page is laid out only once. If
 * a font does not arrive, its fallback stays.
 */
export async function loadFonts(mayChange?: Promise<unknown>): Promise<void> {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  if (saveData || /2g/.test(effectiveType) || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  const fonts = [face(ATKINSON, atkinson, { weight: '400 700' }), face(BRICOLAGE, bricolage, { weight: '700 800' })];
  await Promise.allSettled([mayChange, ...fonts.map((font) => font.load())]);
  for (const font of [
    ...fonts.filter(({ status }) => status === 'loaded'),
    // A browser fetches one of these only where a page has such a letter.
    face(ATKINSON, atkinsonLetters, { weight: '400 549', unicodeRange }),
    face(ATKINSON, atkinsonBoldLetters, { weight: '550 700', unicodeRange }),
    face(BRICOLAGE, bricolageLetters, { weight: '700 800', unicodeRange }),
  ])
    document.fonts.add(font);
}
