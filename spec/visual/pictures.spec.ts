/** Which pictures are taken, and where they are compared. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noteBrowser, whyNotCompared } from '../../e2e/visual/support/browser';
import { drawingsOf, nameOf } from '../../e2e/visual/support/references';

const story = (...tags: string[]) => ({ id: 'ui-chip--long-words', title: 'ui/Chip', name: 'Long Words', tags });
const ELSEWHERE = '/opt/browsers/chrome';
const NOTE = 'e2e/visual/reference/browser.json';

describe('the pictures of a story', () => {
  it.each([
    ['light and forced colours on a desktop, dark ones on a phone', [], '1280 light forced, 390 dark'],
    ['one width where it asks for one', ['phone'], '390 light dark forced'],
    ['light colours alone where the layout alone differs', ['layout'], '390 light'],
    ['light colours alone in the narrowest window', ['narrowest'], '320 light'],
    ['light colours alone on paper', ['wide', 'paper'], '1280 light'],
    ['none where it says so, and it is played all the same', ['no-picture'], '1280, 390'],
  ])('%s', (_what, tags, expected) => {
    const drawn = drawingsOf(story(...tags)).map(({ width, appearances }) => [width, ...appearances].join(' '));
    expect(drawn.join(', ')).toBe(expected);
  });

  it('its name says story, width and appearance', () => {
    expect(nameOf(story(), 390, 'dark')).toBe('ui/chip/long-words-390-dark');
  });
});

describe('another browser than that of the references', () => {
  it('is told in one line that nothing is compared', () => {
    expect(whyNotCompared(ELSEWHERE)).toMatch(/^Pictures are taken but not compared: .+\.$/);
  });

  it('takes no references, and leaves those that are there', () => {
    const before = existsSync(NOTE) && readFileSync(NOTE, 'utf8');
    expect(() => noteBrowser(ELSEWHERE)).toThrow(
      /^Reference pictures are taken with Debian’s Chromium alone, here is /,
    );
    expect(existsSync(NOTE) && readFileSync(NOTE, 'utf8')).toBe(before);
  });
});
