/** Words as they are painted: where a browser paints over them, their computed colours look right all the same. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Finding } from '../finding';

interface Line {
  name: string;
  text: string;
  box: { x: number; y: number; width: number; height: number };
}

/** Each line of words that is seen, and its box in the page. Runs in the page. */
function linesOf(): Line[] {
  return inPage.pieces(document.body).flatMap((piece) => {
    const { element, text, node } = piece;
    if (!node || !inPage.isSeen(piece)) return [];
    const range = document.createRange();
    // A line of code may begin with blanks that have a box of their own.
    const boxes = [...node.data.matchAll(/\S(?:.*\S)?/g)].flatMap(({ 0: words, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + words.length);
      return [...range.getClientRects()];
    });
    return boxes
      .filter(({ width, height }) => width > 8 && height > 8)
      .map(({ x, y, width, height }) => ({
        name: inPage.name(element),
        text: text.slice(0, 40),
        box: { x: x + scrollX, y: y + scrollY, width, height },
      }));
  });
}

/** The least range of brightness, of 255, that a line of words has. */
const LEAST = 90;

/** Lines of words in whose place the picture of the page shows a single colour. */
export async function checkVisibleWords(page: Page): Promise<Finding[]> {
  const lines = await page.evaluate(linesOf);
  const picture = sharp(await page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled' })).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const isPainted = ({ box: { x, y, width, height } }: Line) => {
    let [darkest, brightest] = [255, 0];
    for (let row = Math.ceil(y); row < Math.min(y + height, info.height); row += 1) {
      for (let at = Math.ceil(x); at < Math.min(x + width, info.width); at += 1) {
        const value = data[(row * info.width + at) * info.channels] ?? 0;
        darkest = Math.min(darkest, value);
        brightest = Math.max(brightest, value);
      }
    }
    return brightest - darkest >= LEAST;
  };
  return lines
    .filter((line) => !isPainted(line))
    .map(({ name, text }) => ({ expected: 'its words are painted', found: `${name}: "${text}"` }));
}
