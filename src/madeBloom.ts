const KEY = 'made-bloom';

/** The bloom that the visitor made in the lesson, for this visit alone: its motif's rows. Nothing is sent (S1-92). */
export const madeBloom = {
  get(): string[] | undefined {
    try {
      return sessionStorage.getItem(KEY)?.split(',');
    } catch {
      return undefined;
    }
  },
  set(rows: readonly string[]): void {
    try {
      sessionStorage.setItem(KEY, rows.join());
    } catch {
      // Without storage it stays where it was made.
    }
  },
};
