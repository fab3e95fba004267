/** The built storybook in a browser. One page shows all stories of a width, without a reload. */
import { join } from 'node:path';
import { type Browser, test as base, type Page } from '@playwright/test';
import { idle, watch } from '../../support/idle';
import type { Appearance, Width } from './references';

const FOLDER = join(import.meta.dirname, '../../../reports/storybook');
/** Address without a server: a route fulfils each request from the files. */
const ADDRESS = 'https://catalogue.invalid';

/** Windows of stories: wide ones at half their size, which is enough to see every change. */
const WINDOWS = {
  320: { viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  390: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
  1280: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.5 },
} as const;
/** The appearances of a picture, as browser settings. */
const APPEARANCES = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const satisfies Record<Appearance, object>;

/** Space around a story for its focus ring, in CSS px. */
const MARGIN = 10;

/** Storybook's report on a story that was rendered, played and checked by axe. */
interface Outcome {
  faults: string[];
  /** Subject of its picture: the story, or the whole window if it covers the page. */
  picture: 'story' | 'window';
}

interface Channel {
  on(event: string, listen: (message: never) => void): void;
  off(event: string, listen: (message: never) => void): void;
  emit(event: string, message: object): void;
}

/** Storybook's own objects in the page. */
interface CatalogueWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: { ready(): Promise<void>; currentRender?: { story?: { parameters: { picture?: 'window' } } } };
}

interface Report {
  type: string;
  status: string;
  result: { violations?: { id: string; nodes: { html: string }[] }[]; error?: unknown };
}

/** Draws a story instead of the previous one, plays it, and returns its faults. Runs in the page. */
function drawStory(id: string): Promise<Outcome> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as CatalogueWindow;
  const faults: string[] = [];
  // Data of the previous story: a motif, a closed promotion bar.
  sessionStorage.clear();
  localStorage.clear();
  return new Promise((resolve) => {
    const finish = () => {
      for (const [event, listen] of Object.entries(listeners)) channel.off(event, listen);
      resolve({ faults, picture: preview.currentRender?.story?.parameters.picture ?? 'story' });
    };
    const fail = (error: { message?: string; title?: string; description?: string }) => {
      faults.push(error.message ?? `${error.title} ${error.description}`);
      finish();
    };
    const listeners = {
      storyThrewException: fail,
      storyErrored: fail,
      storyMissing: () => fail({ message: 'the catalogue has no such story' }),
      playFunctionThrewException: ({ message }: { message: string }) => void faults.push(message),
      storyFinished({ storyId, reporters }: { storyId: string; reporters: Report[] }) {
        if (storyId !== id) return;
        for (const { type, result } of reporters.filter(({ status }) => status === 'failed')) {
          if (result.error) faults.push(`${type}: ${String(result.error)}`);
          for (const { id: rule, nodes } of result.violations ?? []) {
            faults.push(`${type}: ${rule}: ${nodes.map(({ html }) => html).join(' ')}`);
          }
        }
        finish();
      },
    };
    for (const [event, listen] of Object.entries(listeners)) channel.on(event, listen);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Serves the storybook's files to a page, and opens one of its addresses. */
export async function openCatalogue(page: Page, query: string): Promise<void> {
  await page.route(`${ADDRESS}/**`, (route) =>
    route.fulfill({ path: join(FOLDER, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${ADDRESS}/iframe.html?${query}`);
}

/** One window of the storybook, of one width. */
export class CataloguePage {
  private constructor(private readonly page: Page) {}

  /** Opens the storybook, which then waits for its first story. Axe checks each where `hasAxe`. */
  static async open(browser: Browser, width: Width, hasAxe: boolean): Promise<CataloguePage> {
    const page = await browser.newPage({ ...WINDOWS[width], reducedMotion: 'reduce' });
    watch(page);
    await openCatalogue(page, `viewMode=story&globals=a11y.manual:!${!hasAxe}`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.evaluate(() => (window as unknown as CatalogueWindow).__STORYBOOK_PREVIEW__.ready());
    return new CataloguePage(page);
  }

  /** Shows a story from its top, with the pointer away from it. */
  async show(id: string): Promise<Outcome> {
    await this.page.mouse.move(0, 0);
    await this.page.emulateMedia(APPEARANCES.light);
    await this.page.evaluate(() => window.scrollTo(0, 0));
    const outcome = await this.page.evaluate(drawStory, id);
    await idle(this.page);
    return outcome;
  }

  /** Picture of the story in this appearance. */
  async photograph(appearance: Appearance, what: Outcome['picture']): Promise<Buffer> {
    const { page } = this;
    await page.emulateMedia(APPEARANCES[appearance]);
    const clip = await page.evaluate(async (margin) => {
      await document.fonts.ready;
      // A read-only field has no caret, which would blink in forced colours.
      for (const field of document.querySelectorAll('input')) field.readOnly = true;
      const root = document.getElementById('storybook-root') as HTMLElement;
      const { left, top, right, bottom } = root.getBoundingClientRect();
      const [x, y] = [Math.max(0, left - margin), Math.max(0, top + window.scrollY - margin)];
      const end = Math.min(right + margin, document.documentElement.clientWidth);
      return { x, y, width: end - x, height: Math.ceil(bottom + window.scrollY + margin - y) };
    }, MARGIN);
    const options = what === 'window' ? {} : { clip, fullPage: true };
    return page.screenshot({ animations: 'disabled', caret: 'hide', ...options });
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

type Open = (width: Width, hasAxe: boolean) => Promise<CataloguePage>;

/** Gives each test the windows of its worker, opened once. */
export const test = base.extend<object, { catalogue: Open }>({
  catalogue: [
    async ({ browser }, use) => {
      const opened = new Map<string, Promise<CataloguePage>>();
      await use((width, hasAxe) => {
        const key = `${width} ${hasAxe}`;
        const page = opened.get(key) ?? CataloguePage.open(browser, width, hasAxe);
        opened.set(key, page);
        return page;
      });
      for (const page of opened.values()) await (await page).close();
    },
    { scope: 'worker' },
  ],
});
