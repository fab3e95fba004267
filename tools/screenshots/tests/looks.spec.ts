import { describe, expect, it } from 'vitest';
import { LOOKS, WIDTHS } from '../looks';

describe('the ways a page is pictured', () => {
  it('EXTRA are what their names say', () => {
    expect(LOOKS).toEqual({
      light: { media: { colorScheme: 'light' } },
      dark: { media: { colorScheme: 'dark' } },
      'forced-colours': { media: { colorScheme: 'dark', forcedColors: 'active' } },
      print: { media: { media: 'print' } },
      'large-text': { media: { colorScheme: 'light' }, hasLargeText: true },
    });
    expect(WIDTHS).toEqual([320, 390, 768, 1100, 1280, 1920]);
  });
});
