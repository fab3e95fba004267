/** The fonts have every character of the pages. A letter in another font would catch the eye. */
import type { Page } from '@playwright/test';
import { openSync } from 'fontkit';
import type { Finding } from '../finding';

/** Font files, by the font's name in the page's styles. */
const FACES: Record<string, string[]> = {
  'Atkinson Hyperlegible Next': [
    'src/theme/fonts/atkinson-hyperlegible-next.woff2',
    'src/theme/fonts/atkinson-hyperlegible-next-400-letters.woff2',
  ],
  'Bricolage Grotesque': [
    'src/theme/fonts/bricolage-grotesque.woff2',
    'src/theme/fonts/bricolage-grotesque-700-letters.woff2',
  ],
};

const characters = Object.entries(FACES).map(([family, files]): [family: string, has: Set<number>] => {
  const faces = files.map((file) => openSync(file));
  return [family, new Set(faces.flatMap((face) => ('characterSet' in face ? face.characterSet : [])))];
});

/** Text of each font family: in text nodes, in visible attributes, and before and after elements. */
const readUsed = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    for (const element of document.querySelectorAll('body *')) {
      const textNodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const shown = ['alt', 'placeholder', 'title', 'value'].map((name) => element.getAttribute(name) ?? '');
      for (const pseudo of [null, '::before', '::after']) {
        const { fontFamily, content } = getComputedStyle(element, pseudo);
        const [family = ''] = fontFamily.replaceAll('"', '').split(',');
        const text = pseudo ? content : [...textNodes.map((node) => node.textContent), ...shown].join('');
        if (text !== 'none') found[family] = [...new Set((found[family] ?? '') + text)].join('');
      }
    }
    return found;
  });

/** Characters of the current page that its fonts lack, in hidden text too. */
export async function checkCharacters(page: Page): Promise<Finding[]> {
  const used = await readUsed(page);
  // Code is in a system font.
  const families = Object.keys(used).filter((family) => !family.endsWith('monospace'));
  const expected = `all text is set in ${Object.keys(FACES).join(' or ')}`;
  const findings = families.filter((family) => !FACES[family]).map((found) => ({ expected, found }));
  for (const [family, has] of characters) {
    const lacking = [...(used[family] ?? '')].filter((one) => one !== '\n' && !has.has(one.codePointAt(0) ?? 0));
    for (const one of lacking) findings.push({ expected: `${family} has every character set in it`, found: one });
    if (!used[family]) findings.push({ expected: `some text is set in ${family}`, found: 'none' });
  }
  return findings;
}
