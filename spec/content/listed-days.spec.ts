import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Closures } from '../../src/sections/intakes/Closures';

vi.mock('virtual:catalogue/day', () => ({ builtOn: '2027-12-20', isDemonstration: true }));
vi.mock('virtual:catalogue/closures', () => ({
  closures: [
    { name: 'Day of Reconciliation', from: '2027-12-16', to: '2027-12-16' },
    { name: 'Summer break', from: '2027-12-11', to: '2028-01-09' },
    { name: 'Human Rights Day', from: '2028-03-21', to: '2028-03-21' },
  ],
}));

it('S1-70 a break under way is listed, and a day that is over is not', () => {
  const page = renderToStaticMarkup(createElement(Closures, { heading: 'Without lessons', lead: 'All of them.' }));
  const items = [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item.replaceAll(/<[^>]+>/g, ''));
  expect(items.map((item) => item.replaceAll('\u00a0', ' '))).toEqual([
    '11 December 2027 to 9 January 2028 (Summer break)',
    '21 March 2028 (Human Rights Day)',
  ]);
});
