import { pageName } from '../build/paths';
import { photographPage, sitePaths, test } from './support/pages';
import { expectPicture } from './support/picture';
import { nameOfPage, PAGE_PARTS } from './support/references';

for (const path of sitePaths()) {
  for (const width of [390, 1280] as const) {
    test(`EXTRA ${path} looks as before, at ${width} px`, async ({ openPage }) => {
      const parts = await photographPage(await openPage(path, width));
      for (const part of PAGE_PARTS) await expectPicture(parts[part], nameOfPage(pageName(path), width, part));
    });
  }
}
