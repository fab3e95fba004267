/** What the outside hosts of `handlers` received, for tests to look at and for `npm run dev` to log. */

/** One analytics event as it arrived at Google Analytics. */
export interface CollectedEvent {
  /** As `page_view`. */
  name: string;
  measurementId: string;
  /** By their names in GA4's documentation, as `page_title`. */
  parameters: Record<string, string>;
}

/** The events received so far, in the order of their arrival. */
export const collected: CollectedEvent[] = [];
/** Addresses that were asked for on hosts that have no handler; there should be none. */
export const unexpected: string[] = [];

const listeners = new Set<(event: CollectedEvent) => void>();

/** Records an event and tells whoever listens. */
export function collect(event: CollectedEvent): void {
  collected.push(event);
  for (const listener of listeners) listener(event);
}

/** Calls back for each event from now on. */
export function onCollected(listener: (event: CollectedEvent) => void): void {
  listeners.add(listener);
}

/** Forgets everything received. */
export function clearCollected(): void {
  collected.length = 0;
  unexpected.length = 0;
}
