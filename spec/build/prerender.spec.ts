import { createElement as element, Fragment, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const One = () => element('p', null, 'One');
const Tagged = () =>
  element(
    Fragment,
    null,
    element('p', null, 'One'),
    element('meta', { name: 'robots', content: 'noindex' }),
    element('title', null, 'A page'),
    element('p', null, 'Two'),
  );
const Picture = () => element('svg', null, element('title', null, 'A leaf'));
const Broken = () => {
  throw new Error('broken part');
};
const PartlyBroken = () => element(Suspense, null, element(Broken));

/** Draws `App` in place of the site. */
async function prerenderOf(App: () => unknown) {
  vi.resetModules();
  vi.doMock('../../src/App', () => ({ App }));
  const { prerender } = await import('../../src/server/prerender');
  return prerender('/');
}

afterEach(() => {
  vi.doUnmock('../../src/App');
  vi.resetModules();
});

describe('a page as the build draws it', () => {
  it('S2-01 it is whole, without hidden parts, and its title is apart', async () => {
    const { prerender } = await import('../../src/server/prerender');
    const { head, body } = await prerender('/about');
    expect(head).toMatch(/^<title>[^<]+ – Fynbos Academy<\/title>$/);
    expect(body).not.toContain('<title>');
    expect(body).toMatch(/^<a [^>]*href="#main"/);
    expect(body).toContain('<h1');
    expect(body).toContain('</footer>');
    expect(body).not.toMatch(/<template|<script|<div hidden="" id="S:/);
  });

  it('S2-07 an unknown path is drawn as the not-found page', async () => {
    const { prerender } = await import('../../src/server/prerender');
    expect((await prerender('/pottery')).body).toContain('We could not find that page');
  });

  it('the tags that React puts first are taken from the page', async () => {
    const { head, body } = await prerenderOf(Tagged);
    expect(head).toContain('<title>A page</title>');
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toBe('<p>One</p><p>Two</p>');
  });

  it('a page without such tags has an empty head', async () => {
    expect(await prerenderOf(One)).toEqual({ head: '', body: '<p>One</p>' });
  });

  it('the title of a picture stays in the picture', async () => {
    expect(await prerenderOf(Picture)).toEqual({ head: '', body: '<svg><title>A leaf</title></svg>' });
  });

  it('a fault in any part of the page is thrown', async () => {
    await expect(prerenderOf(PartlyBroken)).rejects.toThrow('broken part');
  });
});
