/** The window: viewport, and layout shift on load. */
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';
import type { SceneView, Shifts } from '../visit';

const shiftFinding = (shift: number, most: number, expected: string, parts: string): Finding[] =>
  shift < most ? [] : [{ expected, found: `a layout shift of ${shift.toFixed(4)}, of ${parts}` }];

/** Layout shifts that the visitor did not cause. */
export const checkShifts = ({ loading, fonts, parts }: Shifts): Finding[] => [
  ...shiftFinding(loading, 0.001, 'nothing moves while the page loads', parts),
  ...shiftFinding(fonts, 0.02, 'fonts that come late move a line at most', parts),
];

/** The viewport tag lays the page out at the phone's width, with the whole page in view. */
export async function checkWindow(page: Page, { width }: SceneView): Promise<Finding[]> {
  const found = await page.evaluate(
    () => `${document.documentElement.clientWidth} px, enlarged ${visualViewport?.scale ?? 1} times`,
  );
  const expected = `${width} px, enlarged 1 times`;
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  return [
    ...(found === expected ? [] : [{ expected: `a window of ${expected}`, found }]),
    // With `viewport-fit=cover`, fixed parts would have to keep away from the phone's edges.
    ...(viewport === 'width=device-width, initial-scale=1'
      ? []
      : [{ expected: 'the window that the page is made for', found: `viewport: ${viewport}` }]),
  ];
}
