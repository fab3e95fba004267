import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import page from '../../src/catalogue/pages/code-curious.yaml';
import home from '../../src/catalogue/pages/home.yaml';
import { grow, lessonProgramOf, OPTIONS } from '../../src/sections/common/lesson/grow';
import { HeroLesson } from '../../src/sections/home/HeroLesson';
import { Lesson } from '../../src/sections/lesson/Lesson';
import { motifPaths } from '../../src/ui/motif/tiles';
import { expectFocus } from '../support/focus';
import { draw, flat, prerender, renderAt, textsOf } from '../support/render';

const drawLesson = () => draw(<Lesson {...page.lesson} />);
const codeIn = (drawn: Element) => (drawn.querySelector('pre')?.textContent ?? '').trim().split('\n');
const flowerIn = (drawn: Element) =>
  [...drawn.querySelectorAll('svg[data-part="motif"] > g path')].map((path) => path.getAttribute('d'));
const said = (drawn: Element) => flat(drawn.querySelector('[aria-live]')?.textContent);
const press = (group: string, name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));

describe('the first lesson', () => {
  it('S1-50 the buttons are the values of the first three lines', () => {
    drawLesson();
    const groups = screen.getAllByRole('group').map((group) => [
      group.querySelector('legend')?.textContent,
      within(group)
        .getAllByRole('button')
        .map((button) => `${flat(button.textContent)} ${button.getAttribute('aria-pressed')}`),
    ]);
    expect(groups).toEqual([
      ['petal', ['leaf true', 'bell false', 'ring false']],
      ['colour', ['heather true', 'lilac false', 'gold false']],
      ['rows', ['1 false', '2 true', '3 false']],
    ]);
  });

  it('S1-50 the code, run as a program, grows the motif shown', () => {
    const drawn = drawLesson();
    const click = (name: string) => {
      const button = [...drawn.querySelectorAll('button')].find(({ textContent }) => flat(textContent) === name);
      fireEvent.click(button as HTMLElement);
    };
    const seen = new Set<string>();
    for (const petal of OPTIONS.petal) {
      for (const colour of OPTIONS.colour) {
        for (const rows of OPTIONS.rows) {
          for (const name of [petal, colour, String(rows)]) click(name);
          // The line of code is valid JavaScript.
          const run = new Function('grow', codeIn(drawn).join('\n').replace('grow(', 'return grow('));
          const { flower } = run(grow) as ReturnType<typeof grow>;
          // On a stem of two tiles in a drawing of at least four.
          const y = Math.max(2 - flower.length, 0);
          expect(flowerIn(drawn)).toEqual(motifPaths(flower, { y }).map(([, d]) => d));
          seen.add(flower.join());
        }
      }
    }
    expect(seen.size).toBe(27);
  });

  it.each([
    ['petal', 'ring', 0, 'petal = "ring"', 'Line 1 now says petal = "ring".', 'two rows of ring petals in heather'],
    ['colour', 'gold', 1, 'colour = "gold"', 'Line 2 now says colour = "gold".', 'two rows of leaf petals in gold'],
    ['rows', '1', 2, 'rows = 1', 'Line 3 now says rows = 1.', 'one row of leaf petals in heather'],
  ])('S1-51 pressing another %s changes its line, and says so', async (group, name, line, code, sentence, caption) => {
    const drawn = drawLesson();
    expect(said(drawn)).toBe('');
    const region = drawn.querySelector('[aria-live]');
    await press(group, name);
    expect(drawn.querySelector('[aria-live]')).toBe(region);
    expectFocus(within(screen.getByRole('group', { name: group })).getByRole('button', { name, pressed: true }));
    expect(codeIn(drawn)[line]).toBe(code);
    expect(said(drawn)).toBe(`You just changed a program. ${sentence}`);
    expect(drawn.querySelector('figcaption')?.textContent).toBe(`It draws ${caption}.`);
    expect([...drawn.querySelectorAll('[data-marked]')].map((one) => one.textContent?.trim())).toEqual([code]);
  });
});

describe('what comes after it', () => {
  it('S1-53 says its cost and duration, and the two ways on', async () => {
    renderAt('/programs/code-curious');
    const band = (await screen.findByRole('heading', { name: 'What comes next' })).closest('section') as HTMLElement;
    const branches = [...band.querySelectorAll<HTMLElement>('[data-part="branches"] > li')].map((branch) => [
      within(branch).getByRole('link').textContent,
      within(branch).getByRole('link').getAttribute('href'),
      ...textsOf(within(branch).getAllByRole('listitem')),
    ]);
    expect(branches).toEqual([
      ['A bootcamp', '/programs/bootcamps', '12 to 16 weeks', 'From R22 000'],
      ['A Full Program', '/programs/full-programs', '12 months', 'From R46 000'],
    ]);
  });
});

describe('its line on the home page', () => {
  const drawHero = () => draw(<HeroLesson {...home.lesson} />);
  const lineIn = (drawn: Element) => {
    const code = drawn.querySelector('code')?.cloneNode(true) as Element;
    for (const hidden of code.querySelectorAll('button > span')) hidden.remove();
    return code.textContent;
  };
  const tiles = (drawn: Element) => drawn.querySelector('[data-part="motif"]')?.innerHTML;
  const step = (name: string) => {
    const button = screen.getAllByRole('button').find(({ textContent }) => textContent === name);
    return userEvent.click(button as HTMLElement);
  };

  it('S1-54 has the first program’s motif, and leads to the page', () => {
    const drawn = drawHero();
    expect(lineIn(drawn)).toBe('grow("leaf", "heather", 2)');
    expect(screen.getAllByRole('button').map((button) => flat(button.textContent))).toEqual([
      'petal "leaf"',
      'colour "heather"',
      'rows 2',
    ]);
    expect(drawn.querySelectorAll('[data-part="motif"]')).toHaveLength(1);
    // A path for each colour.
    expect(drawn.querySelector('[data-part="motif"]')?.children).toHaveLength(3);
    expect(said(drawn)).toBe('This line of code draws the flower. Press a word to change the code.');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/programs/code-curious');
  });

  it('S1-54 S1-51 a press steps a value, grows the motif anew and says so', async () => {
    const drawn = drawHero();
    const first = tiles(drawn);
    const region = drawn.querySelector('[aria-live]');
    await step('colour "heather"');
    expect(lineIn(drawn)).toBe('grow("leaf", "lilac", 2)');
    expect(said(drawn)).toBe('You just changed a program. It now says grow("leaf", "lilac", 2).');
    expect(drawn.querySelector('[aria-live]')).toBe(region);
    expect(tiles(drawn)).not.toBe(first);
    for (const name of ['rows 2', 'rows 3', 'rows 1', 'petal "leaf"']) await step(name);
    expect(lineIn(drawn)).toBe('grow("bell", "lilac", 2)');
  });

  it('S1-52 S1-54 the line has no buttons as the page is built', () => {
    const built = prerender(<HeroLesson {...home.lesson} />);
    expect(built.querySelector('button')).toBeNull();
    expect(built.textContent).toContain('grow(');
  });

  it('S1-92 the motif made there comes back, and nothing is said of it', async () => {
    draw(<HeroLesson {...home.lesson} />);
    await step('petal "leaf"');
    const again = drawLesson();
    expect(codeIn(again)[0]).toBe('petal = "bell"');
    expect(said(again)).toBe('');
    expect(lessonProgramOf(['no', 'program'])).toBeUndefined();
  });
});
