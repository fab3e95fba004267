import { describe, expect, it } from 'vitest';
import { requirements } from '../../../spec/requirements';
import { browserLabel } from '../playwrightResults';
import { idsInTitle, idsOfTest, widthsInTitles } from '../titles';

describe('EXTRA a title', () => {
  it.each([
    ['S2-34 Escape closes', ['S2-34']],
    ['S2-34 S4-02 Escape', ['S2-34', 'S4-02']],
    ['S2-34, S4-02: Escape', ['S2-34', 'S4-02']],
    ['EXTRA the build', ['EXTRA']],
    ['S2-34', ['S2-34']],
    ['S2-34/S2-35 Escape', []],
    ['Escape S2-34', []],
    ['EXTRAS', []],
  ])('%j gives its leading ids', (title, ids) => {
    expect(idsInTitle(title)).toEqual(ids);
  });

  it.each([
    [['S1-01 a', 'S1-02 b', 'c'], ['S1-02']],
    [['S1-01 a', 'b', 'c'], ['S1-01']],
    [
      ['S1-01 a', 'S1-02 b'],
      ['S1-02', 'S1-01'],
    ],
    [['S1-01 a', 'S1-01 b'], ['S1-01']],
    [['S1-01 a', 'EXTRA b'], ['EXTRA']],
    [['EXTRA a', 'S1-02 b'], ['S1-02']],
    [['a', 'b'], []],
  ])('in %j adds the ids of the nearest describe that has any', (titles, ids) => {
    expect(idsOfTest(titles)).toEqual(ids);
  });

  it.each([
    ['fits at 1280 px', [1280]],
    ['fits at 320, 768 and 1280px', [320, 768, 1280]],
    ['at 320 px: fits', [320]],
    ['shows after 300 px', []],
    ['waits at 12 px', []],
  ])('%j gives its widths', (title, widths) => {
    expect(widthsInTitles([title])).toEqual(widths);
  });

  it.each([
    [['x at 320 px'], 'chromium', 'real browser, 320 px'],
    [['at 320 px', 'x'], 'dark', 'real browser, 320 px (dark)'],
    [['x'], 'phone-390', 'real browser, 390 px (phone)'],
    [['x'], '1280 px', 'real browser, 1280 px'],
    [['x'], 'firefox', 'real browser (firefox)'],
    [['x'], 'a11y', 'real browser'],
    [['x'], 'a11y-1280', 'real browser, 1280 px'],
  ])('%j in the project %j names where it ran', (titles, project, label) => {
    expect(browserLabel(titles, project)).toBe(label);
  });
});

describe('EXTRA the register', () => {
  it('gives every statement as a sentence and every decision its reason', () => {
    expect(requirements.length).toBeGreaterThan(80);
    for (const { id, statement, kind, decision, why } of requirements) {
      expect.soft(statement, id).toMatch(/^[A-Z].*[.?]$/);
      expect
        .soft(why !== undefined, `${id} has a reason where something was decided`)
        .toBe(kind === 'decided' || decision !== undefined);
      expect.soft(why ?? 'A.', id).toMatch(/^[A-Z].*\.$/);
    }
  });
});
