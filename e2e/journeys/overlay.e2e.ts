import { expect, open, test } from '../../spec/support/browser/site';

test('S2-10 the overlay covers the window, and moves unless motion is reduced', async ({ page }) => {
  await open(page, '/about');
  await page.route('**/assets/careers-*.js', () => undefined);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  const overlay = page.getByRole('status', { name: 'Loading' });
  await expect(overlay).toBeVisible();
  const size = page.viewportSize();
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: size?.width, height: size?.height });
  const isOnTop = (element: Element) =>
    [0.02, 0.5, 0.98].every((share) => element.contains(document.elementFromPoint(40, innerHeight * share)));
  expect(await overlay.evaluate(isOnTop), 'it lies over the bars').toBe(true);
  /** Duration of one turn of each animation, in ms. */
  const turns = () =>
    overlay.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((one) => Number(one.effect?.getComputedTiming().duration)),
    );
  const moving = await turns();
  expect(moving).toHaveLength(4);
  // More than three flashes a second may harm (WCAG 2.3.1). A slower turn looks as if it stood still.
  expect(moving.filter((turn) => turn < 334 || turn > 5000)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turns()).toEqual([]);
});
