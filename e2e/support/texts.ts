/** The visitor's own size of text. */
import type { Page } from '@playwright/test';
import { drawn } from './site';

/** Sets the visitor's own text size, and waits until the bars have been measured anew. */
export async function enlargeText(page: Page, size: '100%' | '200%'): Promise<void> {
  await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
  await drawn(page);
}
