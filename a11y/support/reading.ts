/** A screen reader's view of a page: roles, names and states in order, as Playwright reads them. */
import type { Page } from '@playwright/test';

/** The view of the open modal dialog, or of `selector`. */
export async function read(page: Page, selector = 'body'): Promise<string> {
  const dialog = page.locator('dialog:modal');
  const part = (await dialog.count()) > 0 ? dialog : page.locator(selector);
  const text = `${await part.ariaSnapshot()}\n`;
  // Addresses are in `spec/built-site/links.txt`. A brochure's size changes with every word in it.
  return text.replaceAll(/^ *- \/url: .*\n/gm, '').replaceAll(/\(PDF,\s\d+\sKB\)/g, '(PDF, … KB)');
}
