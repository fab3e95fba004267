import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { CHARACTERS, COMMON, RARE } from '../../src/catalogue/characters';

/** The characters of `text` that the font `file` lacks. */
function lacking(file: string, text: string): string {
  const face = openSync(file);
  const has = new Set('characterSet' in face ? face.characterSet : []);
  return [...text].filter((letter) => !has.has(letter.codePointAt(0) ?? 0)).join('');
}

/** Number of outlines of a zero with these OpenType features: two for a plain one, three where a slash cuts its inside. */
function outlinesOfZero(file: string, features: string[]): number {
  const face = openSync(file);
  if (!('layout' in face)) throw new Error(`${file} is no single font`);
  const [zero] = face.layout('0', features).glyphs;
  return zero?.path.commands.filter(({ command }) => command === 'closePath').length ?? 0;
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

describe('a zero', () => {
  it.each(['src/theme/fonts/atkinson-hyperlegible-next.woff2', 'build/fonts/atkinson-hyperlegible-next-400.ttf'])(
    'is plain in prices and dates, and slashed where a code asks for it, in %s',
    (file) => {
      expect(outlinesOfZero(file, [])).toBe(2);
      expect(outlinesOfZero(file, ['tnum'])).toBe(2);
      expect(outlinesOfZero(file, ['zero'])).toBe(3);
      expect(outlinesOfZero(file, ['tnum', 'zero'])).toBe(3);
    },
  );
});
