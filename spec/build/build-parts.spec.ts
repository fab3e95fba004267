import { EventEmitter } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { catalogueViews } from '../../build/catalogue';
import { buildDay, TEST_DAY } from '../../build/day';

describe('the build', () => {
  it('S1-14 is true for today in Johannesburg, or for SITE_DAY', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T22:30:00Z'), toFake: ['Date'] });
    expect(buildDay({})).toBe('2026-11-22');
    expect(buildDay({ SITE_DAY: '' })).toBe('2026-11-22');
    expect(buildDay({ SITE_DAY: '2028-02-29' })).toBe('2028-02-29');
    expect(buildDay()).toBe('2026-11-21');
    expect(buildDay({ CATALOGUE: 'fixture' })).toBe('2026-11-21');
    expect(buildDay({ CATALOGUE: 'fixture', SITE_DAY: '2028-02-29' })).toBe('2028-02-29');
    expect(TEST_DAY).toBe('2026-11-21');
  });

  it.each(['2027-02-29', '2027-2-1', 'x2027-02-01', '2027-02-01x', ' '])(
    'S1-14 stops with one line where SITE_DAY is ‘%s’',
    (SITE_DAY) => {
      expect(() => buildDay({ SITE_DAY })).toThrow(
        `SITE_DAY is '${SITE_DAY}': it must be a date such as 2027-02-01, or not be set`,
      );
    },
  );

  it.each([
    ['change', 'intakes.yaml'],
    ['add', 'programmes/new.yaml'],
  ])('the %s of src/catalogue/%s shows the page anew under npm run dev', (event, file) => {
    vi.stubEnv('CATALOGUE', '');
    const watcher = new EventEmitter();
    const [invalidateAll, send] = [vi.fn(), vi.fn()];
    const { configureServer } = catalogueViews('/site') as unknown as { configureServer: (server: object) => void };
    configureServer({ watcher, moduleGraph: { invalidateAll }, ws: { send } });
    // Emits like a file watcher: to listeners of this event, and to listeners of all events.
    const say = (path: string) => {
      watcher.emit(event, path);
      watcher.emit('all', event, path);
    };
    say('/site/src/theme/tokens.ts');
    expect(send).not.toHaveBeenCalled();
    say(`/site/src/catalogue/${file}`);
    expect(send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
    expect(invalidateAll).toHaveBeenCalledTimes(1);
  });
});

it('S1-14 the jobs that name the day of a build take it from Johannesburg, wherever their machine stands', () => {
  const workflows = readdirSync('.github/workflows').map((file) => readFileSync(`.github/workflows/${file}`, 'utf8'));
  const days = workflows.flatMap((text) => text.match(/SITE_DAY=\S.*/g) ?? []);
  expect(days.length).toBeGreaterThan(0);
  // The sign of a zone in `TZ` is that of the way to Greenwich.
  for (const day of days) expect(day).toMatch(/^SITE_DAY=\$\(TZ=SAST-2 date \+%F\)/);
});
