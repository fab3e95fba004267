import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('S1-14 the jobs that name the day of a build take it from Johannesburg, wherever their machine stands', () => {
  const workflows = readdirSync('.github/workflows').map((file) => readFileSync(`.github/workflows/${file}`, 'utf8'));
  const days = workflows.flatMap((text) => text.match(/SITE_DAY=\S.*/g) ?? []);
  expect(days.length).toBeGreaterThan(0);
  // The sign of a zone in `TZ` is that of the way to Greenwich.
  for (const day of days) expect(day).toMatch(/^SITE_DAY=\$\(TZ=SAST-2 date \+%F\)/);
});
