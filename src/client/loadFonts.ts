/**
 * The site's two fonts. Text is painted in fallback fonts of the same measures (`src/theme/fallbackFonts.css.ts`) and swapped
 * later. Visitors who save data, or have a slow connection, keep the fallback fonts.
 */
import atkinson from '../theme/fonts/atkinson-hyperlegible-next.woff2';
import bricolage from '../theme/fonts/bricolage-grotesque.woff2';

/** What a browser may tell of the connection; not yet in TypeScript's own types. */
type Connection = { connection?: { saveData?: boolean; effectiveType?: string } };

function isSaving(): boolean {
  const { connection } = navigator as Connection;
  return (
    connection?.saveData === true ||
    // Stryker disable next-line StringLiteral: No text but one with 2g in it is a slow connection.
    /2g/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/**
 * Fetches both fonts at once, and swaps them in together, not before `mayChange` resolves: one layout for both. A font that
 * does not arrive leaves its fallback.
 */
export async function loadFonts(mayChange?: Promise<unknown>): Promise<void> {
  if (isSaving()) return;
  const fonts = [
    new FontFace('Atkinson Hyperlegible Next', `url(${atkinson})`, { weight: '400 700' }),
    new FontFace('Bricolage Grotesque', `url(${bricolage})`, { weight: '700 800' }),
  ];
  await Promise.allSettled([mayChange, ...fonts.map((font) => font.load())]);
  for (const font of fonts) if (font.status === 'loaded') document.fonts.add(font);
}
