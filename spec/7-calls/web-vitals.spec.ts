import { expect, it } from 'vitest';
import { bundle, holds } from './support/bundle';

const ENTRY = "import { reportWebVitals } from '/src/services/webVitals.ts'; reportWebVitals();";

it('S7-06 the web-vitals report has no receiving callback, and no byte of web-vitals is built', async () => {
  const chunks = await bundle(ENTRY);
  expect(chunks).toHaveLength(1);
  expect(chunks.some((chunk) => holds(chunk, 'web-vitals'))).toBe(false);
  expect(chunks[0]?.code.trim()).toBe('');
});
