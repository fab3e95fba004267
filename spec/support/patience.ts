/**
 * The site gives up on a page's code after ten seconds: that is for networks. Here code is read from the disk of a machine
 * that may be busy, so this limit does not run by the clock on the wall; tests of it bring a clock of their own.
 */
const LIMIT_MS = 10_000;
const start = globalThis.setTimeout;

globalThis.setTimeout = Object.assign(
  (handler: TimerHandler, delay?: number, ...words: unknown[]) =>
    delay === LIMIT_MS ? start(() => undefined, 0) : start(handler as () => void, delay, ...words),
  start,
) as typeof start;
