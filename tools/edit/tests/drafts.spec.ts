import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts, forgetDraft, savedText, willSave } from '../drafts';
import { TEXT } from '../format';

const FILE = 'name: Pottery\nfee: 3800\n';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('unsaved work', () => {
  it('knows after a reload which text it began with', () => {
    const kept = drafts.toFile({ ...drafts.fromFile(FILE), fee: 4200 });
    expect(kept).toBe('name: Pottery\nfee: 4200\n');
    expect(drafts.fromFile(kept)).toEqual({ name: 'Pottery', fee: 4200, [TEXT]: FILE });
  });

  it('is the file itself once it is saved', () => {
    const kept = drafts.toFile({ ...drafts.fromFile(FILE), fee: 4300 });
    forgetDraft();
    expect(drafts.fromFile(kept)[TEXT]).toBe(kept);
  });

  it('after a save begins with what was saved', () => {
    const content = drafts.fromFile(FILE);
    willSave({ ...content, fee: 4400 });
    expect(savedText(content[TEXT])).toBe('name: Pottery\nfee: 4400\n');
    const kept = drafts.toFile({ ...content, fee: 4500 });
    expect(drafts.fromFile(kept)[TEXT]).toBe('name: Pottery\nfee: 4400\n');
  });
});
