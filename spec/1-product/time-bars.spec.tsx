import { facts } from 'virtual:catalogue/facts';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/catalogue/index';
import { cardDetailsView } from '../../src/catalogue/views';
import { ModuleStrip } from '../../src/sections/programme/WideCard';
import { bandOf, draw, openAt, textsOf } from '../support/render';

describe('time on one scale', () => {
  /** Left edge and width of each bar, in % of the scale. */
  const barsIn = (root: Element) =>
    [...root.querySelectorAll('rect')].map((bar) =>
      ['x', 'width'].map((name) => Number.parseFloat(bar.getAttribute(name) ?? '')),
    );

  it('S1-63 the modules share the whole duration, those of one day alike', () => {
    const plans = cardDetailsView(catalogue.programmes.map(({ value }) => value));
    for (const { path, duration } of facts) {
      const total = plans[path]?.modules.reduce((sum, [, length]) => sum + length, 0);
      expect(total, path).toBeCloseTo(duration.count, 6);
    }
    expect(plans['/programs/AITools']?.modules.map(([, length]) => length)).toEqual([0.5, 0.5, 0.5, 0.5]);
    expect(plans['/programs/cyber-security']?.modules.map(([, length]) => length)).toEqual([2, 2, 3, 3, 2, 2]);
  });

  it('S1-63 a programme half as long has a bar half as wide', () => {
    const strip = (weeks: number) =>
      draw(
        <ModuleStrip
          duration={{ count: weeks, unit: 'weeks' }}
          modules={[['All', weeks]]}
          hasFinalProject={false}
          family="restio"
          longestDays={16 * 7}
        />,
      );
    expect(barsIn(strip(16))).toEqual([[0, 99.4]]);
    expect(barsIn(strip(8))).toEqual([[0, 49.4]]);
  });

  it('S1-64 all categories stand on one scale, the shortest first', async () => {
    await openAt('/programs/career-boosters');
    const rows = within(bandOf('How it differs'))
      .getAllByRole('listitem')
      .filter((row) => !row.querySelector('h3'));
    expect(textsOf(rows)).toEqual([
      'Code Curious?A few hours',
      'Masterclasses2 days',
      'Career Boosters (this page)5 to 8 weeks',
      'Bootcamps12 to 16 weeks',
      'Full Programs12 months',
    ]);
    // The rows lead to the pages of the others.
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href') ?? '')).toEqual([
      '/programs/code-curious',
      '',
      '',
      '/programs/bootcamps',
      '/programs/full-programs',
    ]);
    const ends = rows.map((row) => Math.max(...barsIn(row).map(([from = 0, width = 0]) => from + width)));
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
    expect(ends.at(-1)).toBe(100);
  });
});
