/** Requests that the mocked hosts received, for tests to read. */

/** One analytics event as received by Google Analytics. */
interface CollectedEvent {
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

/** Forgets everything received. */
export function clearCollected(): void {
  collected.length = 0;
  unexpected.length = 0;
}
