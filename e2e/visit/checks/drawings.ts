/** Drawings that say something with colours alone say it in forced colours, too. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';

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
