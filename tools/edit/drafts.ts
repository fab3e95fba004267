/** Unsaved work: which text of a file it began with, also after a reload. Decap itself keeps the work, as a file's text. */
import { fromFile, TEXT, toFile } from './format';

type Content = Record<string, unknown>;

/** The text that this window saved last, by the text that the form was opened with. */
const saved = new Map<unknown, string>();
/** Where the last kept draft and the text that it began with are. */
const KEY = 'edit-draft';

export const savedText = (opened: unknown): string | undefined => saved.get(opened);

/** Says that `content` goes to its file now: what it was opened with is no longer what stands there. */
export function willSave(content: Content): void {
  saved.set(content[TEXT], toFile(content));
}

export const forgetDraft = (): void => localStorage.removeItem(KEY);

/** How Decap reads and writes files and its copies of unsaved work. */
export const drafts = {
  fromFile(text: string): Content {
    const { draft, began } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...fromFile(text), ...(draft === text && { [TEXT]: began }) };
  },
  toFile(content: Content, order?: string[]): string {
    const draft = toFile(content, order);
    const began = saved.get(content[TEXT]) ?? content[TEXT];
    if (began && began !== draft) localStorage.setItem(KEY, JSON.stringify({ draft, began }));
    return draft;
  },
};

/** Waits until a form is on the page. */
async function formShown(): Promise<void> {
  while (!document.querySelector('label[for*="-field-"]')) await new Promise(requestAnimationFrame);
}

/**
 * Decap asks for its copy of unsaved work and for the file at the same time, and the file, which comes later, replaces what
 * was restored. The copy has to come later than the form.
 */
export function offerBackupsLater(): void {
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key);
    if (!String(key).startsWith('backup.')) return request;
    Object.defineProperty(request, 'onsuccess', {
      set: (handler: () => void) => request.addEventListener('success', () => void formShown().then(handler)),
    });
    return request;
  };
}
