import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('S6-01 the host has no rule that depends on the visitor', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  // Rewrites may lead to a function, and `i18n` reads the language and country.
  for (const rule of ['rewrites', 'i18n']) expect(hosting).not.toHaveProperty(rule);
  const headers: { key: string }[] = hosting.headers.flatMap((rule: { headers: object[] }) => rule.headers);
  expect(headers.length).toBeGreaterThan(3);
  expect(headers.filter(({ key }) => /^(set-cookie|vary)$/i.test(key))).toEqual([]);
});
