/** The fonts have every character of the pages. A letter in another font would catch the eye. */
import type { Page } from '@playwright/test';
import { openSync } from 'fontkit';
import { ofPage, rule } from './check';

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

const known = Object.entries(FACES).map(([family, files]): [family: string, has: Set<number>] => {
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

/** All text is set in the site's two fonts, which have every character of it, in hidden text too. */
export const characters = rule(
  { rule: 'characters', title: 'The fonts have every character of the pages' },
  async (page) => {
    const used = await readUsed(page);
    const others = Object.keys(used).filter((family) => !FACES[family] && !family.endsWith('monospace'));
    return [
      ...others.map((family) => ofPage(`text is set in ${family}`)),
      ...known.flatMap(([family, has]) =>
        [...(used[family] ?? 'nothing is set in it')]
          .filter((one) => one !== '\n' && !(used[family] && has.has(one.codePointAt(0) ?? 0)))
          .map((one) => ofPage(`${family} lacks "${one}"`)),
      ),
    ];
  },
);
