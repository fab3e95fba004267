/** In a window wider than the page's column, only the space around it changes. */
import type { Page } from '@playwright/test';
import { show } from '../../support/site';
import type { Finding } from '../finding';

/** Widths in px, between which no layout changes. */
const FROM = 1600;
const TO = [1920, 2560];

interface Part {
  name: string;
  left: number;
  right: number;
  isDrawing: boolean;
  /** Has its own text and is in the column, not fixed to the window's edges. */
  isText: boolean;
}

/** Every part of the page, in the document's order. */
const parts = (page: Page): Promise<Part[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((part) => {
      const { left, right } = part.getBoundingClientRect();
      const isText =
        part.closest('main, footer') !== null &&
        [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
        inPage.isSeen({ element: part, text: '', pseudo: '' });
      return { name: inPage.name(part), left, right, isText, isDrawing: part.localName === 'svg' };
    }),
  );

/** Changes of a part as the window grew to `to`. */
function findingsOf(before: Part, after: Part | undefined, to: number): Finding[] {
  if (!after) return [];
  const [width, wider] = [before.right - before.left, after.right - after.left];
  const findings: Finding[] = [];
  if (wider > (width * to * 1.02) / FROM + 2 || wider < width - 2) {
    const expected = `from ${FROM} to ${to} px it grows by no more than the window`;
    findings.push({ expected, found: `${before.name} is ${Math.round(width)} px wide, then ${Math.round(wider)}` });
  }
  if (before.isDrawing && before.left > 0 && before.right < FROM && wider > width + 2) {
    const expected = `from ${FROM} to ${to} px a drawing in the column keeps its size`;
    findings.push({ expected, found: `${before.name} is ${Math.round(width)} px wide, then ${Math.round(wider)}` });
  }
  const moved = Math.abs(before.left - FROM / 2 - (after.left - to / 2));
  if (before.isText && moved > 2) {
    const expected = `from ${FROM} to ${to} px words keep their place beside the middle`;
    findings.push({ expected, found: `${before.name} moves by ${Math.round(moved)} px` });
  }
  if (before.left <= 0 && before.right >= FROM && (after.left > 0 || after.right < to)) {
    const expected = `what reaches from edge to edge at ${FROM} px does so at ${to} px`;
    findings.push({
      expected,
      found: `${before.name} goes from ${Math.round(after.left)} to ${Math.round(after.right)}`,
    });
  }
  return findings;
}

/** Parts that move, shrink, or grow faster than the window. Leaves the page at 2,560 px. */
export async function checkWideViewports(page: Page): Promise<Finding[]> {
  await show(page, { width: FROM, scheme: 'light' });
  const before = await parts(page);
  const findings: Finding[] = [];
  for (const to of TO) {
    await show(page, { width: to, scheme: 'light' });
    const after = await parts(page);
    findings.push(...before.flatMap((part, at) => findingsOf(part, after[at], to)));
  }
  return findings;
}
