import { facts } from 'virtual:catalogue/facts';
import { menu } from 'virtual:catalogue/menu';
import { describe, expect, it } from 'vitest';
import { categories } from '../../src/catalogue/categories.yaml';
import * as constants from '../../src/constants';
import { theme } from '../../src/theme';

const breakpoints = theme.breakpoints.values;

describe('constants', () => {
  it.each([
    ['S9-01 mobile mode is under 768px', constants.MOBILE_BREAKPOINT_PX, 768],
    ['S9-01 the styles’ too', breakpoints.md, 768],
    ['S9-02 the footer is narrow at 1100px or less', constants.FOOTER_NARROW_MAX_PX, 1100],
    ['S9-02 the styles’ footer is wide from 1101px', breakpoints.foot, 1101],
    ['S9-03 the promotion bar switches at 1092px', constants.PROMOTION_BAR_SWITCH_PX, 1092],
    ['S9-03 the styles’ too', breakpoints.nav, 1092],
    ['S9-04 the bar hides past 30px', constants.NAVBAR_HIDE_OFFSET_PX, 30],
    ['S9-04 the bar hides by a change above 3px', constants.NAVBAR_SCROLL_TOLERANCE_PX, 3],
    ['S9-05 the scroll-to-top button shows after 300px', constants.SCROLL_TO_TOP_OFFSET_PX, 300],
    ['S9-06 suggestions hide 300 ms after a scroll', constants.SEARCH_HIDE_DELAY_MS, 300],
    ['S9-07 the scroll after going home waits 500 ms', constants.HOME_SCROLL_DELAY_MS, 500],
    ['S9-10 analytics starts about one second after load', constants.ANALYTICS_START_DELAY_MS, 1000],
  ])('%s', (_statement, constant, value) => {
    expect(constant).toBe(value);
  });

  it('S9-08 exactly two programmes are upcoming: /programs/dataScience and /programs/AIBusiness', () => {
    const upcoming = menu.flatMap(({ programs }) => programs.filter(({ isUpcoming }) => isUpcoming));
    expect(upcoming.map(({ path }) => path)).toEqual(['/programs/dataScience', '/programs/AIBusiness']);
  });

  it('S9-09 the menu has 3 categories and 8 programmes, and the catalogue one category and 3 programmes more', () => {
    expect(menu.map(({ name }) => name)).toEqual(['Full Program', 'Bootcamp', 'Masterclass']);
    expect(menu.flatMap(({ programs }) => programs)).toHaveLength(8);
    expect(categories.map(({ name }) => name)).toEqual(['Full Program', 'Bootcamp', 'Masterclass', 'Career Booster']);
    expect(facts).toHaveLength(11);
  });
});
