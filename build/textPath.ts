/** Text as SVG outlines, so that an image needs no installed font. */
import { join } from 'node:path';
import * as fontkit from 'fontkit';

const open = (file: string) => fontkit.openSync(join(process.cwd(), file)) as fontkit.Font;
const common = open('src/theme/fonts/bricolage-grotesque.woff2');
/** The whole typeface, a little lighter, for lines with letters that the pages' subset lacks. */
const fullFont = open('build/fonts/bricolage-grotesque-700.ttf');

/** The font that has all letters of a line. */
function fontOf(text: string): fontkit.Font {
  return [...text].every((letter) => common.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ? common : fullFont;
}

/** The width of `text` at `size` px. */
export function widthOf(text: string, size: number): number {
  const font = fontOf(text);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** Breaks `text` into lines no wider than `width` px. */
export function lines(text: string, size: number, width: number): string[] {
  const result: string[] = [];
  for (const word of text.split(' ')) {
    const last = result.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) result[result.length - 1] = `${last} ${word}`;
    else result.push(word);
  }
  return result;
}

/** One line of text as SVG paths, its baseline starting at `x`, `y`. */
export function textPath(text: string, size: number, x: number, y: number): string {
  const font = fontOf(text);
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let left = x;
  return run.glyphs
    .map((glyph, index) => {
      const path = `<path transform="translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})" d="${glyph.path.toSVG()}"/>`;
      left += (run.positions[index]?.xAdvance ?? 0) * scale;
      return path;
    })
    .join('');
}
