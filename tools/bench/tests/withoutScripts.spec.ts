import { describe, expect, it } from 'vitest';
import { withoutScripts } from '../withoutScripts';

const DATA = '<script type="application/ld+json">{"@type":"Course"}</script>';

describe('a page without scripts', () => {
  it.each([
    '<script type="module" src="/assets/main.js"></script>',
    '<script async fetchpriority="low" data-files="/assets/a.js" type="module" crossorigin src="/assets/main.js"></script>',
    '<script>window.a = 1;\nwindow.b = 2;</script>',
    '<link rel="modulepreload" href="/assets/react.js">',
  ])('runs no script: %s', (script) => {
    expect(withoutScripts(`<head>${script}</head><p>Words</p>`)).toBe('<head></head><p>Words</p>');
  });

  it('keeps its structured data', () => {
    expect(withoutScripts(`<head>${DATA}<script src="/a.js"></script>${DATA}</head>`)).toBe(
      `<head>${DATA}${DATA}</head>`,
    );
  });
});
