import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import programme from '../../src/catalogue/programmes/cyber-security.yaml';
import { ApplyBar } from '../../src/sections/programme/ApplyBar';
import { draw } from '../support/render';

type Report = (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

it('S2-94 has name, next intake, price and Apply, once the header is gone', () => {
  const watched: { target?: Element; report?: Report } = {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: Report) {
        watched.report = report;
      }
      observe(target: Element) {
        watched.target = target;
      }
      disconnect = vi.fn();
    },
  );
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
  expect(watched.target?.textContent).toBe('The header');
  expect(bar.dataset.shown).toBe('false');
  act(() => watched.report?.([{ isIntersecting: false }]));
  expect(bar.dataset.shown).toBe('true');
  // A busy browser reports more than one change at once.
  act(() => watched.report?.([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(bar.dataset.shown).toBe('false');
  vi.unstubAllGlobals();
});
