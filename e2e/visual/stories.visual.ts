import { expect } from '@playwright/test';
import { expectPicture } from './support/picture';
import { drawingsOf, nameOf, stories } from './support/references';
import { test } from './support/storybook';

test('the stories are built: npm run storybook:build', () => {
  expect(stories().length).toBeGreaterThan(0);
});

for (const story of stories()) {
  const drawings = drawingsOf(story);
  const [, ids = '', words] = /^((?:S\d+-\d+[ ,]+)*)(.*)$/.exec(story.name) ?? [];
  for (const { width, appearances } of drawings) {
    test(`${ids || ''}${story.title}: ${words}, at ${width} px`, async ({ catalogue }) => {
      // Names, roles and contrast are the same in the other width.
      const hasAxe = width === drawings[0]?.width;
      const page = await catalogue(width, hasAxe);
      const { faults, picture } = await page.show(story.id);
      expect.soft(faults).toEqual([]);
      for (const appearance of appearances)
        await expectPicture(await page.photograph(appearance, picture), nameOf(story, width, appearance));
    });
  }
}
