import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import home from '../../src/catalogue/pages/home.yaml';
import page from '../../src/catalogue/pages/intake-blocks.yaml';
import { Closures } from '../../src/sections/intakes/Closures';
import { OpenLessons } from '../../src/sections/intakes/OpenLessons';
import { AtHome } from '../support/render';

const built = vi.hoisted(() => ({ on: '' }));
vi.mock('virtual:catalogue/shell', async (original) => ({
  ...(await original<object>()),
  get builtOn() {
    return built.on;
  },
}));
vi.mock('virtual:catalogue/facts', async (original) => ({
  ...(await original<object>()),
  closures: [
    { name: 'Day of Reconciliation', from: '2027-12-16', to: '2027-12-16' },
    { name: 'Summer break', from: '2027-12-11', to: '2028-01-09' },
    { name: 'Human Rights Day', from: '2028-03-21', to: '2028-03-21' },
  ],
}));
vi.mock('../../src/catalogue/openLessons.yaml', () => ({
  openLessons: ['2027-12-04', '2028-01-15', '2028-02-05'].map((day) => ({ day, from: '10:00', to: '11:30' })),
}));
vi.mock('../../src/sections/home/HeroLesson', () => ({ HeroLesson: () => null }));

const HOLIDAY = '16 December 2027 (Day of Reconciliation)';
const BREAK = '11 December 2027 to 9 January 2028 (Summer break)';
const LAST = '21 March 2028 (Human Rights Day)';

/** The items of a list as a build on `day` draws it. */
function listedOn(day: string, list: ReactElement) {
  built.on = day;
  const html = renderToStaticMarkup(createElement(AtHome, null, list));
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) =>
    item.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' '),
  );
}

it.each([
  ['2027-12-10', [HOLIDAY, BREAK, LAST]],
  ['2027-12-17', [BREAK, LAST]],
  ['2028-01-10', [LAST]],
  ['2028-03-22', []],
])('S1-70 a day or break without lessons is listed on %s until it is over', (day, listed) => {
  expect(listedOn(day, createElement(Closures, page.closures))).toEqual(listed);
});

it.each([
  ['2027-12-04', ['4 Dec 2027', '15 Jan 2028', '5 Feb 2028'], '2027-12-04'],
  ['2027-12-05', ['15 Jan 2028', '5 Feb 2028'], '2028-01-15'],
  ['2028-02-06', [], undefined],
])(
  'S1-74 S1-98 an open lesson is listed on %s until it is over, and the first is the home page’s',
  async (day, listed, first) => {
    expect(listedOn(day, createElement(OpenLessons, page.openLessons))).toEqual(listed);
    vi.resetModules();
    const { HomeHero } = await import('../../src/sections/home/HomeHero');
    const hero = renderToStaticMarkup(createElement(AtHome, null, createElement(HomeHero, home)));
    expect(/<a [^>]*href="\/intake-blocks#open-lessons"[^>]*>.*?<time dateTime="([^"]*)"/i.exec(hero)?.[1]).toBe(first);
  },
);
