/** Each story in one window or two: it is drawn and played without an error, and looks as it was reviewed. */
import { expect } from '@playwright/test';
import { type Story, showStory, stories, test } from './support/stories';

/** The windows that a story asks for by a tag, CSS px. */
const WIDTHS: Record<string, number> = { narrowest: 320, phone: 390, wide: 1280 };

/** Tags of stories with one light picture, because another story of the component shows the colours. */
const LAYOUT_ALONE = ['layout', 'narrowest', 'paper'];

/** A story's pictures: light on a desktop and dark on a phone; or in the window that it asks for; or one light picture. */
function picturesOf({ tags }: Story): { width: number; colorScheme: 'light' | 'dark' }[] {
  const chosen = tags.flatMap((tag) => WIDTHS[tag] ?? []);
  const light = { width: chosen[0] ?? 1280, colorScheme: 'light' as const };
  if (LAYOUT_ALONE.some((tag) => tags.includes(tag))) return [light];
  return [light, { width: chosen[0] ?? 390, colorScheme: 'dark' }];
}

test('the storybook is built: npm run storybook:build', () => {
  expect(stories().length).toBeGreaterThan(0);
});

for (const story of stories()) {
  const { id, title, name, tags } = story;
  const [, ids = '', words] = /^((?:S\d+-\d+[ ,]+)*)(.*)$/.exec(name) ?? [];
  for (const { width, colorScheme } of picturesOf(story)) {
    test(`${ids}${title}: ${words}, ${colorScheme}, at ${width} px`, async ({ storybook: page }) => {
      const media = tags.includes('paper') ? 'print' : 'screen';
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme, media });
      expect(await showStory(page, id)).toEqual([]);
      if (tags.includes('no-picture')) return;
      const picture = `${id.slice(id.indexOf('--') + 2)}-${width}-${colorScheme}.png`;
      const folder = title.toLowerCase().replaceAll(/[^a-z/]+/g, '-');
      await expect(page).toHaveScreenshot([...folder.split('/'), picture], { fullPage: true });
    });
  }
}
