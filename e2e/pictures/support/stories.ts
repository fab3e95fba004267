/** The built storybook in a browser. One page of a worker shows one story after another, without a reload. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { idle, watch } from '../../../spec/support/browser/idle';

const FOLDER = join(import.meta.dirname, '../../../reports/storybook');
/** Address without a server: a route fulfils each request from the files. */
const ADDRESS = 'https://storybook.invalid';

/** An entry of Storybook's own index. */
export interface Story {
  id: string;
  /** As `ui/Button`. */
  title: string;
  name: string;
  /** `narrowest`, `phone`, `wide`: the window. `layout`, `narrowest`, `paper`: one light picture. `no-picture`: none. */
  tags: string[];
}

/** Every story in Storybook's order; none before it is built. */
export function stories(): Story[] {
  const index = join(FOLDER, 'index.json');
  if (!existsSync(index)) return [];
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };
  return Object.values(entries);
}

/** Storybook's own objects in the page, and the errors that it told. */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listen: (error: { message?: string; description?: string }) => void): void;
    emit(event: string, message: object): void;
  };
  __STORYBOOK_PREVIEW__: { ready(): Promise<void>; currentRender?: { id: string; phase?: string } };
  storyErrors: string[];
}

/** Draws a story from the top of the page, and plays it. Returns the errors. */
export async function showStory(page: Page, id: string): Promise<string[]> {
  await page.mouse.move(0, 0);
  await page.evaluate((storyId) => {
    const storybook = window as unknown as StorybookWindow;
    // Data of the previous story: a motif, a closed promotion bar.
    sessionStorage.clear();
    localStorage.clear();
    window.scrollTo(0, 0);
    storybook.storyErrors = [];
    storybook.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await page.waitForFunction((storyId) => {
    const { currentRender } = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__;
    return currentRender?.id === storyId && /finished|aborted|errored/.test(currentRender.phase ?? '');
  }, id);
  await idle(page);
  return page.evaluate(() => (window as unknown as StorybookWindow).storyErrors);
}

export const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      watch(page);
      await page.route(`${ADDRESS}/**`, (route) =>
        route.fulfill({ path: join(FOLDER, new URL(route.request().url()).pathname) }),
      );
      await page.goto(`${ADDRESS}/iframe.html?viewMode=story`);
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
      await page.evaluate(async () => {
        const storybook = window as unknown as StorybookWindow;
        await storybook.__STORYBOOK_PREVIEW__.ready();
        for (const event of ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException'])
          storybook.__STORYBOOK_ADDONS_CHANNEL__.on(event, (error) =>
            storybook.storyErrors.push(`${event} ${error.message ?? error.description ?? ''}`),
          );
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
