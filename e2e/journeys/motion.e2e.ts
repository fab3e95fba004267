/** Animations that really run, for visitors without a preference for reduced motion. */
import type { Locator, Page } from '@playwright/test';
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
    name: 'a search that finds nothing lets its plant lean over',
    width: 1280,
    act: async (page) => {
      await page.getByRole('button', { name: 'Programmes', exact: true }).click();
      await page.getByRole('textbox', { name: 'Search programmes' }).fill('zzz');
    },
    moves: ['animation of g'],
  },
  {
    name: 'a need that is ticked opens its leaf, the last of them a bloom, and a question turns its mark',
    width: 390,
    path: '/programs/cyber-security',
    act: async (page) => {
      for (const need of await page.getByRole('list', { name: 'What you need first' }).getByRole('button').all())
        await need.click();
      await main(page).locator('summary').last().click();
    },
    moves: ['animation of span', 'animation of svg', 'border-top-left-radius of span'],
  },
  {
    name: 'a choice turns its leaf over, and where nothing fits a plant leans over',
    width: 1280,
    path: '/programPricing?hours=days',
    act: (page) => main(page).getByRole('button', { name: 'Monthly', exact: true }).click(),
    moves: ['border-top-left-radius of button', 'animation of g'],
  },
  {
    name: 'the flower of the home page grows as the page comes',
    width: 390,
    path: '/about',
    act: (page) => page.locator('header a[href="/"]').first().click(),
    moves: ['animation of g'],
  },
  {
    name: 'the flower of the home page grows anew as its code changes',
    width: 1280,
    act: (page) =>
      main(page)
        .getByRole('button', { name: /^petal/ })
        .click(),
    moves: ['animation of g'],
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
  test(`${name}, or stands still with reduced motion, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await open(page, path);
      await watch(page);
      await act(page);
      const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
      if (reducedMotion === 'no-preference') await expect.poll(seen).toEqual(expect.arrayContaining(moves));
      else expect.soft(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
  });
}

/** Scrolls until `seen` px of the season's drawing are in the window, and reads how far it is grown, in % of its length. */
const grownAt = (page: Page, seen: number) =>
  page
    .locator('[data-part="season"] svg')
    .last()
    .evaluate((_, px) => {
      const picture = document.querySelector('[data-part="season"] > div') as Element;
      window.scrollBy({ top: picture.getBoundingClientRect().top - innerHeight + px, behavior: 'instant' });
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const clips = [...picture.querySelectorAll('g')].map((part) => getComputedStyle(part).clipPath);
            resolve(Number(/0px, ([\d.]+)%/.exec(clips.find((clip) => clip !== 'none') ?? '')?.[1]));
          }),
        ),
      );
    }, seen);

test('S1-86 the year grows from nothing with the scroll, and is whole before its middle is the window’s', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/', { width: 1280, height: 800 });
  await page.getByRole('heading', { name: 'From seed to bloom' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-part=lane]').first()).toBeAttached();
  expect(await grownAt(page, 20)).toBe(0);
  const half = await grownAt(page, 280);
  expect(half).toBeGreaterThan(35);
  expect(half).toBeLessThan(75);
  for (const seen of [570, 900]) expect.soft(await grownAt(page, seen)).toBe(108);
});

test('S1-86 a phone’s vines grow with the scroll, and are whole before the window’s middle', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/', { width: 390, height: 800 });
  const vine = page.locator('li:has(time) svg[width$="vw"]').first();
  /** The part of it that is cut off, with its top `y` px down the window. */
  const cutAt = (y: number) =>
    vine.evaluate((part, below) => {
      window.scrollBy({ top: part.getBoundingClientRect().top - below, behavior: 'instant' });
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve(Number.parseFloat(/inset\(0px ([\d.]+%)/.exec(getComputedStyle(part).clipPath)?.[1] ?? '0')),
          ),
        ),
      );
    }, y);
  expect(await cutAt(790)).toBeGreaterThan(90);
  const half = await cutAt(660);
  expect(half).toBeGreaterThan(25);
  expect(half).toBeLessThan(75);
  for (const y of [500, 200]) expect.soft(await cutAt(y)).toBe(0);
});

for (const width of [390, 1280])
  test(`S1-86 the year that begins a page is whole before anybody scrolls, at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/intake-blocks', { width, height: 800 });
    const parts = page.locator('[data-part="season"] > div g');
    await expect(parts.first()).toBeAttached();
    const clips = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).clipPath));
    expect(clips.some((clip) => clip.includes('108%'))).toBe(true);
    expect(clips.filter((clip) => clip !== 'none' && !clip.includes('108%'))).toEqual([]);
  });

/** The longest of the design's three durations, a motif's, in ms. */
const LONGEST = 400;

test('nothing that answers a visitor takes longer than the design’s longest motion', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const slow = new Set<string>();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/programs/bootcamps', '/programs/cyber-security', '/programs/code-curious', '/about']) {
      await open(page, path);
      const found = await page.evaluate((longest) => {
        const most = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time) * 1000));
        return [...document.querySelectorAll('*')].flatMap((part) =>
          [null, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
            const { transitionDuration, transitionDelay, animationDuration } = getComputedStyle(part, pseudo);
            const time = Math.max(most(transitionDuration) + most(transitionDelay), most(animationDuration));
            return time > longest ? [`${part.localName}${pseudo ?? ''} of ${part.className}: ${time} ms`] : [];
          }),
        );
      }, LONGEST);
      for (const one of found) slow.add(`${path}, ${width} px: ${one}`);
    }
  }
  expect([...slow]).toEqual([]);
});

interface Moment {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** Presses a button, and reads the box of each moving element at five moments of its animation. */
const momentsAfter = (button: Locator, moves: string): Promise<Moment[]> =>
  button.evaluate(async (element: HTMLElement, selector) => {
    element.click();
    const motions = () => document.querySelector(selector)?.getAnimations() ?? [];
    while (motions().length === 0) await new Promise(requestAnimationFrame);
    const boxAt = (share: number) => {
      for (const motion of motions()) {
        motion.pause();
        motion.currentTime = Number(motion.effect?.getComputedTiming().duration) * share;
      }
      const { left, bottom, width, height } = (document.querySelector(selector) as Element).getBoundingClientRect();
      return { left, bottom, width, height };
    };
    const moments = [0, 0.25, 0.5, 0.75, 0.999].map(boxAt);
    for (const motion of motions()) motion.finish();
    return moments;
  }, moves);

for (const width of [390, 767]) {
  for (const name of ['Menu', 'Programmes']) {
    test(`S2-43 the panel ${name} comes from the edge it stands at, ${width} px`, {
      tag: name === 'Menu' && width === 767 ? [] : '@nightly',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, '/about', { width, height: 800 });
      const moments = await momentsAfter(page.getByRole('button', { name, exact: true }), 'dialog[open]');
      const lefts = moments.map(({ left }) => Math.round(left));
      expect(lefts[0]).toBe(width);
      expect(lefts).toEqual(lefts.toSorted((a, b) => b - a));
      expect(lefts.at(-1)).toBe(width - Math.min(width, 480));
    });
  }
}

test('S1-50 a motif of the lesson grows on its foot and no larger', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/programs/code-curious');
  const lesson = page.locator('section:has(> div h2:text-is("Your first lesson"))');
  for (const name of ['bell', '3', 'gold']) {
    const button = lesson.getByRole('button', { name, exact: true });
    const moments = await momentsAfter(button, 'svg[data-part="motif"] > g');
    const last = moments.at(-1) ?? { width: 0, height: 0, bottom: 0 };
    for (const { width, height, bottom } of moments) {
      expect.soft(width, name).toBeLessThan(last.width + 1);
      expect.soft(height, name).toBeLessThan(last.height + 1);
      expect.soft(Math.abs(bottom - last.bottom), name).toBeLessThan(2);
    }
    expect(moments[0]?.height).toBeLessThan(last.height * 0.5);
  }
});

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
