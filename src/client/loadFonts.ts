/**
 * The two typefaces. The page is read in the system's own until they are there (`src/theme/fallbackFonts.css.ts`): text waits for no
 * typeface, and whoever saves data, or has a slow connection, does without.
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
 * Whether the file at `address` came out of the browser's cache. Then this visitor has been here before, and so has the
 * fonts: nothing has to be stored to know it. Browsers that tell nothing say no.
 */
export function isCached(address: string): boolean {
  const [entry] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
  return entry?.transferSize === 0;
}

/**
 * Fetches both fonts, and sets the page in them at the same time: its lines are laid out once more. Until then, and for good
 * where a font does not arrive, the page has the fallback fonts, whose measures are the same. `data-faces` marks the end.
 */
export async function loadFonts(): Promise<void> {
  if (!isSaving()) {
    const faces = [
      new FontFace('Atkinson Hyperlegible Next', `url(${atkinson})`, { weight: '400 700' }),
      new FontFace('Bricolage Grotesque', `url(${bricolage})`, { weight: '700 800' }),
    ];
    await Promise.allSettled(faces.map((face) => face.load()));
    for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
  }
  document.documentElement.dataset.faces = '';
}
