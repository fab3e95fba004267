/** The intakes whose announcement the visitor has closed (S2-29). The browser keeps them, and nothing is sent. */
export const KEY = 'closed-intakes';
/** Those of this visit: storage may be switched off. */
let kept = '';

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return kept;
  }
}

export const isClosed = (intake: string) => read().split(',').includes(intake);

export function close(intake: string): void {
  kept = [...read().split(','), intake].filter(Boolean).join();
  try {
    localStorage.setItem(KEY, kept);
  } catch {
    // Without storage they stay closed until the next document.
  }
}
