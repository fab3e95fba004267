import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import cyberSecurity from '../../src/catalogue/programmes/cyber-security.yaml';
import type { Intake, OpenProgramme } from '../../src/catalogue/schema';
import { IntakeLane } from '../../src/sections/common/season/IntakeLane';

const due = vi.hoisted(() => ['2027-01-29', '2027-03-01']);
vi.mock('virtual:catalogue/schedules', () => ({ schedules: { 'cyber-security-2027-02-01': { due } } }));
vi.mock('virtual:catalogue/day', () => ({ isDemonstration: true, builtOn: '2026-11-21' }));

const programme = cyberSecurity as OpenProgramme;
const intake: Intake = {
  programme: programme.path,
  opens: '2026-01-01',
  closes: '2027-01-18',
  starts: '2027-02-01',
  ends: '2027-05-12',
};

function drawn() {
  const html = renderToStaticMarkup(createElement(IntakeLane, { programme, intake }));
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found.replaceAll('\u00a0', ' '));
  return {
    html,
    words: all(/<text[^>]*>(.*?)<\/text>/g).map((text) =>
      text
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/ +/g, ' ')
        .trim(),
    ),
    stems: all(/data-part="stems" d="([^"]*)"/g),
    seeds: all(/data-part="seeds" d="([^"]*)"/g),
    modules: all(/<text[^>]* x="([\d.]+)" y="34">/g),
    payments: all(/data-part="due" d="([^"]*)"/g),
  };
}

describe('the lane of a programme', () => {
  it('S1-86 has its modules, days and payments', () => {
    const { words, stems, seeds, modules, payments, html } = drawn();
    // Numbers alone, in each lane: their names are in the list below it.
    expect(words.filter((word) => /^\d+$/.test(word))).toEqual(['1', '2', '3', '4', '5', '6', '1']);
    expect(words).toContain('Apply by 18 Jan');
    expect(words).toContain('First day 1 Feb');
    expect(words).toContain('Last day 12 May');
    // Each module begins at its first lesson: 1 February, 15 February, 1 March. 115 days in 1,036 units.
    expect(modules.slice(0, 3)).toEqual(['252.1', '378.2', '504.4']);
    // 115 days in 518 units: a day has 4.5.
    expect(seeds[0]).toBe('M60 29h0');
    expect(stems[0]).toBe('M123.1 29H578');
    // On the soil, where no leaf is under them; a day has 9 there.
    expect(payments[0]).toBe('M219.1 100h0M498.4 100h0');
    expect([stems.length, seeds.length, payments.length]).toEqual([1, 1, 1]);
    expect(html).not.toContain('NaN');
  });
});
