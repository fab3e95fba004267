/** Drawings keep to a size at which they can be made out, and leave the window to the words. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';
import type { Seen } from '../visit';

/** Of the window's height. */
const MOST = 2 / 3;
/** Of its size on a phone. */
const LEAST = 0.7;

interface Drawing {
  name: string;
  /** px of it that its frames let be seen. */
  width: number;
  height: number;
}

/** Each drawing of the page's content that is shown, by what tells it from others. */
type Drawings = Record<string, Drawing>;

/** A drawing is identified by its band and its paths; equal drawings of a band by their order. */
const readDrawings = (page: Page): Promise<Drawings> =>
  page.evaluate(() => {
    const counts = new Map<string, number>();
    const found: [string, Drawing][] = [];
    for (const drawing of document.querySelectorAll('main svg')) {
      const lines = [...drawing.innerHTML].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1e9, 7);
      const name = `drawing in "${inPage.region(drawing)}"`;
      const known = `${name} ${lines}`;
      const count = (counts.get(known) ?? 0) + 1;
      counts.set(known, count);
      let { left, top, right, bottom } = drawing.getBoundingClientRect();
      for (let frame = drawing.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowX === 'visible') continue;
        const box = frame.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      if (drawing.checkVisibility() && right > left && bottom > top) {
        found.push([`${known} ${count}`, { name, width: right - left, height: bottom - top }]);
      }
    }
    return Object.fromEntries(found);
  });

/** None fills a window `high` px high, and none is much smaller than `onPhone`. */
function findingsOf(drawings: Drawings, high: number, onPhone: Drawings = {}): Finding[] {
  return Object.entries(drawings).flatMap(([known, { name, width, height }]) => {
    const findings: Finding[] = [];
    if (height > high * MOST + 1) {
      const expected = `a drawing takes two thirds of the window's height at most, ${Math.round(high * MOST)} px`;
      findings.push({ expected, found: `${name} is ${Math.round(height)} px high` });
    }
    const small = onPhone[known];
    if (small && Math.sqrt((width * height) / (small.width * small.height)) < LEAST) {
      const sizes = [small, { width, height }].map(
        (size) => `${Math.round(size.width)} × ${Math.round(size.height)} px`,
      );
      findings.push({
        expected: 'a drawing is no smaller than on a phone',
        found: `${name} is ${sizes[0]} there, then ${sizes[1]}`,
      });
    }
    return findings;
  });
}

/** Notes the sizes of the drawings in this scene. On a phone's width, the last scene, it reports the faults of all. */
export async function checkDrawings(page: Page, { width, notes }: Seen): Promise<Finding[]> {
  const drawings = await readDrawings(page);
  const wider = (notes.get('drawings') ?? []) as Drawings[];
  notes.set('drawings', [...wider, drawings]);
  if (width !== 390) return findingsOf(drawings, 900);
  return [...findingsOf(drawings, 844), ...wider.flatMap((noted) => findingsOf(noted, 900, drawings))];
}

/** Runs in the page: arcs of one ring, which lie over each other, in the same colour. */
function mergedArcs(): Finding[] {
  const findings: Finding[] = [];
  for (const drawing of document.querySelectorAll('main svg')) {
    if (!drawing.checkVisibility()) continue;
    const name = `${(drawing as SVGElement).dataset.part ?? 'drawing'} in "${inPage.region(drawing)}"`;
    const rings = new Map<string, string[]>();
    for (const arc of drawing.querySelectorAll('circle[stroke-dasharray]')) {
      const ring = ['cx', 'cy', 'r'].map((measure) => arc.getAttribute(measure)).join(' ');
      rings.set(ring, [...(rings.get(ring) ?? []), getComputedStyle(arc).stroke]);
    }
    for (const strokes of rings.values()) {
      if (new Set(strokes).size === strokes.length) continue;
      findings.push({ expected: 'each arc of a ring has its own colour', found: `${name}: ${strokes.join(', ')}` });
    }
  }
  return findings;
}

/** Where the visitor's colours replace the site's, a ring still says the same. */
export const checkStrokes = (page: Page): Promise<Finding[]> => page.evaluate(mergedArcs);
