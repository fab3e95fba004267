import type { Page } from '@playwright/test';
import { getDocument } from '../pdf';
import { quiet } from './idle';

/** Prints the page. @returns the text of each sheet, its pieces with a space between. */
export async function printed(page: Page): Promise<string[]> {
  // Chromium would print with screen styles if the print styles had only just loaded.
  await quiet(page);
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const sheets: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    sheets.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
  }
  await document.destroy();
  return sheets;
}
