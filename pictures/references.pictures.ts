import { expect, test } from '@playwright/test';
import { drawingsOf, nameOf, references, stories } from './support/references';

const ofStories = stories().flatMap((story) =>
  drawingsOf(story).flatMap(({ width, looks }) => looks.map((look) => nameOf(story, width, look))),
);
test('EXTRA every reference picture is of a story that is there', () => {
  const wanted = new Set(ofStories);
  expect(
    references()
      .map(({ name }) => name)
      .filter((name) => !wanted.has(name)),
  ).toEqual([]);
});

test('EXTRA no two stories share a reference picture', () => {
  expect(ofStories.filter((name, index) => ofStories.indexOf(name) !== index)).toEqual([]);
});

test('EXTRA each reference picture is under 10 KB, and all are at most 6 MB', () => {
  const all = references();
  expect(all.filter(({ size }) => size >= 10_000)).toEqual([]);
  expect(all.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(6_000_000);
});
