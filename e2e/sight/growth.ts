/** On a window wider than the page's column nothing changes but the room around it. */
import type { Page } from '@playwright/test';
import type { Finding } from './finding';
import { show } from './visit';

/** px; between them no layout changes. */
const FROM = 1600;
const TO = 1920;

/** Width of every part of the page that is narrower than the window, px, in the document's order. */
const widths = (page: Page): Promise<[name: string, width: number][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((part) => {
      const { width } = part.getBoundingClientRect();
      return [sight.name(part), width];
    }),
  );

/** A drawing at the edge may grow with the window; nothing grows faster, and nothing shrinks. Leaves the page at 1,920 px. */
export async function checkGrowth(page: Page): Promise<Finding[]> {
  await show(page, { width: FROM, scheme: 'light' });
  const before = await widths(page);
  await show(page, { width: TO, scheme: 'light' });
  const after = await widths(page);
  const most = (TO / FROM) * 1.02;
  const expected = `from ${FROM} to ${TO} px it grows by no more than the window`;
  return before.flatMap(([name, width], at) => {
    const wider = after[at]?.[1] ?? 0;
    const isMeant = wider <= width * most + 2 && wider >= width - 2;
    return isMeant ? [] : [{ expected, found: `${name} is ${Math.round(width)} px wide, then ${Math.round(wider)}` }];
  });
}
