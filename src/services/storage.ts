/** The browser's storage. Values that it refuses last until the page is closed. */
const refused: Record<string, string | undefined> = {};

/** The value of `key`; empty where there is none. */
export function stored(key: string): string {
  try {
    return refused[key] ?? localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps `value`; an empty one is taken out. */
export function store(key: string, value: string): void {
  refused[key] = undefined;
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    refused[key] = value;
  }
}
