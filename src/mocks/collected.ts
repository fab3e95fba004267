/** Requests that the mocked hosts received, for tests to read and `npm run dev` to log. */

/** One analytics event as received by Google Analytics. */
export interface CollectedEvent {
  /** Event name, as `page_view`. */
  name: string;
  measurementId: string;
  /** Parameters by GA4's documented names, as `page_title`. */
  parameters: Record<string, string>;
}

/** Events received so far, in order. */
export const collected: CollectedEvent[] = [];
/** Requested addresses without a handler; there should be none. */
export const unexpected: string[] = [];

const listeners = new Set<(event: CollectedEvent) => void>();

/** Records an event and notifies the listeners. */
export function collect(event: CollectedEvent): void {
  collected.push(event);
  for (const listener of listeners) listener(event);
}

/** Calls `listener` for each event from now on. */
export function onCollected(listener: (event: CollectedEvent) => void): void {
  listeners.add(listener);
}

/** Forgets everything received. */
export function clearCollected(): void {
  collected.length = 0;
  unexpected.length = 0;
}
