import { expect, it, vi } from 'vitest';
import { reportWebVitals } from '../../src/services/webVitals';

const load = vi.hoisted(() => vi.fn());
vi.mock('web-vitals', () => {
  load();
  const report = (name: string) => (receive: (metric: { name: string }) => void) => receive({ name });
  return Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, report(name)]));
});

it('S7-06 a receiver gets the five web vitals; without one the library is not loaded', async () => {
  await reportWebVitals();
  expect(load).not.toHaveBeenCalled();
  const received: string[] = [];
  await reportWebVitals(({ name }) => received.push(name));
  expect(received).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
});
