import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { CHARACTERS, COMMON, RARE } from '../../src/catalogue/characters';

/** The characters of `text` that the font `file` lacks. */
function lacking(file: string, text: string): string {
  const face = openSync(file);
  const has = new Set('characterSet' in face ? face.characterSet : []);
  return [...text].filter((letter) => !has.has(letter.codePointAt(0) ?? 0)).join('');
}

describe('the characters that a text may have', () => {
  it('are the letters of all official languages in Latin script', () => {
    const afrikaans = 'áéèêëíîïóôöúûüýÁÉÈÊËÍÎÏÓÔÖÚÛÜÝŉ';
    const others = 'šŠḓḽṋṅṱḒḼṊṄṰ';
    expect([...afrikaans, ...others].filter((letter) => !CHARACTERS.includes(letter))).toEqual([]);
  });

  it.each([
    ['src/theme/fonts/atkinson-hyperlegible-next.woff2', COMMON],
    ['src/theme/fonts/bricolage-grotesque.woff2', COMMON],
    ['src/theme/fonts/atkinson-hyperlegible-next-400-letters.woff2', RARE],
    ['src/theme/fonts/atkinson-hyperlegible-next-700-letters.woff2', RARE],
    ['src/theme/fonts/bricolage-grotesque-700-letters.woff2', RARE],
    ['build/fonts/atkinson-hyperlegible-next-400.ttf', `${CHARACTERS}•`],
    ['build/fonts/bricolage-grotesque-700.ttf', CHARACTERS],
  ])('are in %s', (file, text) => {
    expect(lacking(file, text)).toBe('');
  });
});
