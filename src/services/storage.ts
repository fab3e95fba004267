/** The browser's storage. Values that it refuses last until the page is closed. */
const refused = new Map<string, string>();

/** The value of `key`; empty where there is none. */
export function stored(key: string): string {
  try {
    return refused.get(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps `value`; an empty one is taken out. */
export function store(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
    refused.delete(key);
  } catch {
    refused.set(key, value);
  }
}
