import { expect, it } from 'vitest';
import { pagePaths } from '../../../build/pagePaths';
import { readRequest, SAMPLE } from '../request';

it('the screen reader reads a sample, all, or named pages', async () => {
  const site = [...(await pagePaths(process.cwd())), '/404'];
  expect(site).toEqual(expect.arrayContaining(SAMPLE));
  expect(readRequest([], site)).toEqual({ paths: SAMPLE, hasJourneys: true });
  expect(readRequest(['--all'], site)).toEqual({ paths: site, hasJourneys: true });
  expect(readRequest(['/about', '/about'], site)).toEqual({ paths: ['/about'], hasJourneys: false });
  expect(() => readRequest(['/nowhere'], ['/', '/about'])).toThrow(
    '/nowhere is no page of the site. Its pages: / /about',
  );
});
