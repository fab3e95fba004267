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
 * faces: nothing has to be stored to know it. Browsers that tell nothing say no.
 */
export function isCached(address: string): boolean {
  const [entry] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
  return entry?.transferSize === 0;
}

/** What text stands in, line by line. */
const BLOCKS = 'header, h1, h2, h3, p, ol, ul, li, dt, dd, th, td';
/** By how much the space between letters may give way, and in which steps, in em: no eye sees it. */
const [STEP, STEPS] = [0.004, 8];

/** Sets what is in view in the faces by `change`, and keeps its line breaks: nothing that is being read moves. */
function keepLines(change: () => void): void {
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)].filter((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const heights = blocks.map(({ offsetHeight }) => offsetHeight);
  change();
  // What stands in another block comes before it.
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    const block = blocks[index] as HTMLElement;
    const height = heights[index] as number;
    // Stryker disable next-line EqualityOperator: One that is as high as before takes no step.
    const isHigher = block.offsetHeight > height;
    const own = Number.parseFloat(getComputedStyle(block).letterSpacing) || 0;
    for (let step = 1; step <= STEPS && block.offsetHeight !== height; step += 1) {
      block.style.letterSpacing = `calc(${own}px ${isHigher ? '-' : '+'} ${step * STEP}em)`;
    }
    if (block.offsetHeight !== height) block.style.letterSpacing = '';
  }
}

/**
 * Fetches the faces and sets the page in them, both at once, so that its lines are laid out anew only once. Until then, and
 * for good where a face does not arrive, it stays in the stand-ins. `data-faces` of the document tells when it is settled.
 */
export async function loadFonts(): Promise<void> {
  if (!isSaving()) {
    const faces = [
      new FontFace('Atkinson Hyperlegible Next', `url(${atkinson})`, { weight: '400 700' }),
      new FontFace('Bricolage Grotesque', `url(${bricolage})`, { weight: '700 800' }),
    ];
    await Promise.allSettled(faces.map((face) => face.load()));
    keepLines(() => {
      for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
    });
  }
  document.documentElement.dataset.faces = '';
}
