import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import page from '../../src/catalogue/pages/intake-blocks.yaml';
import { Closures } from '../../src/sections/intakes/Closures';

const built = vi.hoisted(() => ({ on: '' }));
vi.mock('virtual:catalogue/shell', async (original) => ({
  ...(await original<object>()),
  get builtOn() {
    return built.on;
  },
}));

it.each([
  ['2027-01-10', '12 December 2026 to 10 January 2027 (December break)'],
  ['2027-01-11', '22 March 2027 (Human Rights Day, observed)'],
  ['2027-03-22', '22 March 2027 (Human Rights Day, observed)'],
  ['2027-03-23', '29 March 2027 (Family Day)'],
  ['2031-01-01', undefined],
])('S1-70 a day or break without lessons is listed on %s until it is over: first %s', (day, first) => {
  built.on = day;
  const [, item] = /<li>(.*?)<\/li>/.exec(renderToStaticMarkup(createElement(Closures, page.closures))) ?? [];
  expect(item?.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')).toBe(first);
});
