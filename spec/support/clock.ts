import { vi } from 'vitest';

/** The machine's own, whatever a test has made of it since. */
const turn = globalThis.setImmediate;
/** For how long a test waits (ms): what is waited for comes, on a machine that may be busy. */
export const patience = { ms: 60_000 };

/** The clock's own reading, whatever a test has made of it since. */
const read = Date.now.bind(Date);

/** Makes it noon of `day` in Johannesburg; time goes on from there. */
export function setDay(day: string): void {
  const ahead = Date.parse(`${day}T12:00:00+02:00`) - read();
  vi.spyOn(Date, 'now').mockImplementation(() => read() + ahead);
}

/** Waits until `isSo`, turn by turn of the machine: a test's own clock stands still meanwhile. */
export async function until(isSo: () => unknown): Promise<void> {
  const end = read() + patience.ms;
  while (!isSo()) {
    if (read() > end) throw new Error(`Not so after ${patience.ms} ms: ${isSo}`);
    await new Promise((next) => turn(next));
  }
}

/** Waits until `assertion` holds. */
export const eventually = (assertion: () => void): Promise<void> => vi.waitFor(assertion, { timeout: patience.ms });
