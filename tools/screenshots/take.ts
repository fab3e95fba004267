/** Takes the pictures: every page in every look and width, as PNG files. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { pageName } from '../../build/paths';
import { browserArguments, provideBrowser } from '../site/browser';
import { runSite } from '../site/runSite';
import { LOOKS, WIDTHS } from './looks';

interface Shoot {
  look: string;
  width: number;
}

async function shoot(browser: Browser, address: string, directory: string, paths: string[], { look, width }: Shoot) {
  const settings = LOOKS[look];
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.emulateMedia({ reducedMotion: 'reduce', ...settings?.media });
  for (const path of paths) {
    await page.goto(address + path, { waitUntil: 'networkidle' });
    if (settings?.hasLargeText) {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
    }
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(directory, `${pageName(path)}-${width}-${look}.png`), fullPage: true });
  }
  await page.close();
}

/** Writes a picture of each of `paths` of the site built in `dist` into `directory`, and returns how many there are. */
export async function takePictures(dist: string, directory: string, paths: string[]): Promise<number> {
  const site = await runSite(dist);
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserArguments });
  await mkdir(directory, { recursive: true });
  const shoots = Object.keys(LOOKS).flatMap((look) => WIDTHS.map((width) => ({ look, width })));
  const total = shoots.length * paths.length;
  const work = async () => {
    for (let next = shoots.pop(); next; next = shoots.pop()) {
      await shoot(browser, site.address, directory, paths, next);
    }
  };
  await Promise.all([work(), work()]);
  await browser.close();
  site.close();
  return total;
}
