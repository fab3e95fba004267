/** The visitor's own size of text. */
import type { Page } from '@playwright/test';

/** Sets the visitor's own text size, and waits until the bars have been measured anew. */
export async function enlargeText(page: Page, size: '100%' | '200%'): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, size);
}
