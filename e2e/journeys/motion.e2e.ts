/** Animations that really run, for visitors without a preference for reduced motion. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../spec/support/browser/site';

const main = (page: Page) => page.getByRole('main');

/** Each action, and the motions that it starts. A property's name is a transition; other names are animations. */
const MOTIONS: {
  name: string;
  width: number;
  /** The home page by default. */
  path?: string;
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
    name: 'a card under the pointer gets its edge and raises its motif',
    width: 1280,
    act: (page) => page.locator('#programs li:has(h3 a)').first().hover(),
    moves: ['box-shadow of li', 'transform of svg'],
  },
  {
    name: 'a new motif of the lesson grows',
    width: 1280,
    path: '/programs/code-curious',
    act: (page) => main(page).getByRole('button', { name: 'bell', exact: true }).click(),
    moves: ['animation of g'],
  },
];

/** Notes each motion of the page from now on, as `transform of dialog` or `animation of g`. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    document.addEventListener('animationstart', ({ target }) =>
      seen.add(`animation of ${(target as Element).localName}`),
    );
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      // A transition without a duration does not count.
      const [animation] = (target as Element)
        .getAnimations()
        .filter((one) => (one as CSSTransition).transitionProperty === propertyName);
      const { duration } = animation?.effect?.getComputedTiming() ?? {};
      if (Number(duration) > 0) seen.add(`${propertyName} of ${(target as Element).localName}`);
    });
  });

for (const { name, width, path = '/', act, moves } of MOTIONS) {
  test(`${name}, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, path);
    await watch(page);
    await act(page);
    const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    await expect.poll(seen).toEqual(expect.arrayContaining(moves));
  });
}

for (const [motion, count] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`S1-90 S2-06 a card’s motif travels ${count} times with motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, '/');
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = ((update: ViewTransitionUpdateCallback) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const moving = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
            .filter((name) => name === '::view-transition-group(motif-cyber-security)');
          document.documentElement.dataset.travelled = String(moving.length);
        });
        return transition;
      }) as typeof document.startViewTransition;
    });
    await page.locator('#programs').getByRole('link', { name: 'Cyber Security' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-travelled', String(count));
    await expect(page.getByRole('heading', { level: 1, name: 'Cyber Security' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}
