import { readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';

it('the build is made for the browsers that docs/browsers.md names', async () => {
  const { build } = await resolveConfig({ logLevel: 'silent' }, 'build', 'production');
  expect(build.target).toEqual(['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4']);
  expect(build.cssTarget).toEqual(build.target);
  expect(readFileSync('docs/browsers.md', 'utf8')).toContain('Chrome and Edge 111, Firefox 114, Safari 16.4');
});
