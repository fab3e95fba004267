const KEY = 'made-motif';

/** Rows of the motif that the visitor made in the lesson, kept for this visit. Nothing is sent (S1-92). */
export const madeMotif = {
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
      // Without storage the motif is shown only where it was made.
    }
  },
};
