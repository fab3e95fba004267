import { vi } from 'vitest';

/** The real timer, because a test may replace the global one. */
const turn = globalThis.setImmediate;
/** Limit in ms, well under a test’s own, so that a failed wait reports its condition. */
export const waitLimit = { ms: 20_000 };

/** The real clock, because a test may replace the global one. */
const read = Date.now.bind(Date);

/** Sets the clock to noon of `day` in Johannesburg; it runs on from there. */
export function setDay(day: string): void {
  const ahead = Date.parse(`${day}T12:00:00+02:00`) - read();
  vi.spyOn(Date, 'now').mockImplementation(() => read() + ahead);
}

/** Waits until `isSo` returns true, one event-loop turn at a time: fake timers do not advance. */
export async function until(isSo: () => unknown): Promise<void> {
  const end = read() + waitLimit.ms;
  while (!isSo()) {
    if (read() > end) throw new Error(`Not so after ${waitLimit.ms} ms: ${isSo}`);
    await new Promise((next) => turn(next));
  }
}

/** Waits until `assertion` holds. */
export const eventually = (assertion: () => void): Promise<void> => vi.waitFor(assertion, { timeout: waitLimit.ms });
