import { createElement as element, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const Picture = () => element('svg', null, element('title', null, 'A leaf'));
const Broken = () => {
  throw new Error('broken part');
};
const PartlyBroken = () => element(Suspense, null, element(Broken));

/** Prerenders `App` instead of the site. */
async function prerenderOf(App: () => unknown) {
  vi.resetModules();
  vi.doMock('../../src/App', () => ({ App }));
  // A busy machine takes longer than the site's limit to transform the modules.
  vi.doMock('../../src/constants', async (original) => ({
    ...(await original<object>()),
    PAGE_TIMEOUT_MS: 2 ** 31 - 1,
  }));
  const { prerender } = await import('../../src/server/prerender');
  // No listed page, whose code would be fetched.
  return prerender('/nowhere');
}

afterEach(() => {
  vi.doUnmock('../../src/App');
  vi.resetModules();
});

describe('a page as the build draws it', () => {
  it('the title of a picture stays in the picture', async () => {
    expect(await prerenderOf(Picture)).toEqual({ head: '', body: '<svg><title>A leaf</title></svg>' });
  });

  it('a fault in any part of the page is thrown', async () => {
    await expect(prerenderOf(PartlyBroken)).rejects.toThrow('broken part');
  });
});
