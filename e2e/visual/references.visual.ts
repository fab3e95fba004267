import { expect, test } from '@playwright/test';
import { pageName } from '../../build/paths';
import { documentPaths } from '../../spec/support/paths';
import { findBrowser } from '../../tools/site/browser';
import { whyNotCompared } from './support/browser';
import { drawingsOf, nameOf, nameOfPage, PAGE_PARTS, references, sizeFaults, stories } from './support/references';

const ofStories = stories().flatMap((story) =>
  drawingsOf(story).flatMap(({ width, appearances }) =>
    appearances.map((appearance) => nameOf(story, width, appearance)),
  ),
);
const ofPages = [...documentPaths, '/404'].flatMap((path) =>
  ([390, 1280] as const).flatMap((width) => PAGE_PARTS.map((part) => nameOfPage(pageName(path), width, part))),
);

test('every reference picture is of an existing story or page', () => {
  const wanted = new Set([...ofStories, ...ofPages]);
  expect(
    references()
      .map(({ name }) => name)
      .filter((name) => !wanted.has(name)),
  ).toEqual([]);
});

test('no two stories share a reference picture', () => {
  expect(ofStories.filter((name, index) => ofStories.indexOf(name) !== index)).toEqual([]);
});

test('each reference picture is under 10 KB, all under 6 MB', () => {
  expect(sizeFaults()).toEqual([]);
});

// Elsewhere no picture is compared.
if (whyNotCompared(findBrowser()) === undefined) {
  test('a picture has one system font, whatever else is installed', async ({ page }) => {
    await page.setContent(
      '<code style="font-family: Liberation Mono, Courier New, Consolas, monospace">12 tests</code>',
    );
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'code' });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName }) => familyName)).toEqual(['DejaVu Sans Mono']);
  });
}
