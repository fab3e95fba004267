import { vi } from 'vitest';

/** Keys read from the browser's stores from now on, and 'cookie' if a cookie is read or set. */
export function watchStores(): Set<string> {
  const asked = new Set<string>();
  const note = (name: string) => void asked.add(name);
  const read = Storage.prototype.getItem;
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function get(this: Storage, name: string) {
    note(name);
    return read.call(this, name);
  });
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    note('cookie');
    return '';
  });
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => note('cookie'));
  return asked;
}
