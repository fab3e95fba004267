import { useSyncExternalStore } from 'react';

/** Where the browser keeps them: the visitor asked for it by closing one, and nothing is sent. */
const KEY = 'closed-intakes';
/** Those of this visit: storage may be switched off. */
let kept = '';

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return kept;
  }
}

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function close(intake: string) {
  kept = [...read().split(','), intake].filter(Boolean).join();
  try {
    localStorage.setItem(KEY, kept);
  } catch {
    // Without storage they stay closed until the next document.
  }
  for (const listener of listeners) listener();
}

/** The intakes whose announcement the visitor has closed, and what closes one (S2-29). */
export function useClosedIntakes() {
  const closed = useSyncExternalStore(subscribe, read, () => '').split(',');
  return { closed, close };
}
