import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import programme from '../../src/catalogue/programmes/cyber-security.yaml';
import { ApplyBar } from '../../src/sections/programme/ApplyBar';
import { draw } from '../support/render';
import { stubIntersectionObserver } from '../support/shell';

it('S2-94 the bar has name, next intake, price and Apply, once the header is gone', () => {
  const { report, observed } = stubIntersectionObserver();
  draw(
    <main>
      <section>The header</section>
      <section>The rest</section>
      <ApplyBar programme={programme} />
    </main>,
  );
  const bar = screen.getByRole('complementary', { name: 'Apply' });
  expect(bar.textContent?.replaceAll('\u00a0', ' ')).toBe('Cyber SecurityStarts 1 Feb 2027R24 500Apply nowFree trial');
  expect(within(bar).getAllByRole('link')).toHaveLength(2);
  expect(observed.map(({ textContent }) => textContent)).toEqual(['The header']);
  expect(bar.dataset.shown).toBe('false');
  report(false);
  expect(bar.dataset.shown).toBe('true');
  // A busy browser reports several changes at once.
  report(false, true);
  expect(bar.dataset.shown).toBe('false');
});
