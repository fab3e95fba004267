/** What is meant to move does, for those who do not ask for less: the animations that really run. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/site';

const main = (page: Page) => page.getByRole('main');

/** Each: what is done, and what then moves. A name of a property is a transition, any other one an animation. */
const MOTIONS: {
  name: string;
  width: number;
  act(page: Page): Promise<unknown>;
  moves: string[];
}[] = [
  {
    name: 'a panel of a phone slides in',
    width: 390,
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    moves: ['transform of dialog'],
  },
  {
    name: 'the bar slides away and comes back',
    width: 1280,
    act: (page) => page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' })),
    moves: ['transform of header'],
  },
  {
    name: 'a button under the pointer turns its cut, not at once',
    width: 1280,
    act: (page) => main(page).getByRole('link', { name: 'Find your programme' }).hover(),
    moves: ['background-color of a', 'border-top-left-radius of a'],
  },
  {
    name: 'a card under the pointer gets its edge and raises its bloom',
    width: 1280,
    act: (page) => page.locator('#programs li:has(h3 a)').first().hover(),
    moves: ['box-shadow of li', 'transform of svg'],
  },
];

/** Notes each motion of the page from now on, as `transform of dialog`. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      // A transition of no time is none.
      const [animation] = (target as Element)
        .getAnimations()
        .filter((one) => (one as CSSTransition).transitionProperty === propertyName);
      const { duration } = animation?.effect?.getComputedTiming() ?? {};
      if (Number(duration) > 0) seen.add(`${propertyName} of ${(target as Element).localName}`);
    });
  });

for (const { name, width, act, moves } of MOTIONS) {
  test(`EXTRA ${name}, and stands still where less motion is asked for, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await open(page, '/');
      await watch(page);
      await act(page);
      const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
      if (reducedMotion === 'no-preference') await expect.poll(seen).toEqual(expect.arrayContaining(moves));
      else expect.soft(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
  });
}

test('EXTRA a button gives way while it is held down, at once, and not where less motion is asked for', async ({
  page,
}) => {
  await open(page, '/');
  const button = main(page).getByRole('link', { name: 'Find your programme' });
  const place = () => button.evaluate((element) => getComputedStyle(element).transform);
  expect(await place()).toBe('none');
  await button.hover();
  await page.mouse.down();
  expect(await place()).toBe('matrix(1, 0, 0, 1, 0, 1)');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await place()).toBe('none');
});
