import { describe, expect, it } from 'vitest';
import { asPattern, changedRanges, fitting, rangesOf, rangeText } from '../changed';
import { readRequest } from '../request';

const diff = `diff --git a/src/paths.ts b/src/paths.ts
index 1..2 100644
--- a/src/paths.ts
+++ b/src/paths.ts
@@ -3 +3,2 @@ import
-old
+new
@@ -20,4 +21,0 @@
-gone
@@ -40,0 +38 @@
+one
diff --git a/src/new.ts b/src/new.ts
new file mode 100644
--- /dev/null
+++ b/src/new.ts
@@ -0,0 +1,40 @@
+…`;

describe('the lines of a change', () => {
  it('they are the added and changed ones, by file', () => {
    expect(rangesOf(diff).map(rangeText)).toEqual(['src/paths.ts:3-4', 'src/paths.ts:38-38', 'src/new.ts:1-40']);
    expect(rangesOf('')).toEqual([]);
  });

  it('as many as fit are kept in order', () => {
    const names = ({ kept, leftOut }: ReturnType<typeof fitting>) => [kept.map(rangeText), leftOut.map(rangeText)];
    expect(names(fitting(rangesOf(diff), 43))).toEqual([
      ['src/paths.ts:3-4', 'src/paths.ts:38-38', 'src/new.ts:1-40'],
      [],
    ]);
    expect(names(fitting(rangesOf(diff), 10))).toEqual([
      ['src/paths.ts:3-4', 'src/paths.ts:38-38', 'src/new.ts:1-7'],
      ['src/new.ts:8-40'],
    ]);
    expect(names(fitting(rangesOf(diff), 2))).toEqual([
      ['src/paths.ts:3-4'],
      ['src/paths.ts:38-38', 'src/new.ts:1-40'],
    ]);
  });

  it('brackets in a page’s name are no pattern', () => {
    expect(asPattern('src/pages/[...all].tsx:1-9')).toBe('src/pages/?...all?.tsx:1-9');
  });

  it('a commit that git does not know is one line', () => {
    expect(() => changedRanges(process.cwd(), 'no-such-commit')).toThrow(
      /^git does not know 'no-such-commit'; fetch the whole history, or name a commit with --since$/,
    );
  });
});

describe('what mutation is asked for', () => {
  it('everything, a folder, a file, or the lines of a change', () => {
    expect(readRequest([])).toEqual({ paths: [], isChange: false, words: [] });
    expect(readRequest(['src/shell', 'src/pages/[...all].tsx', '--', '--force'])).toEqual({
      paths: ['src/shell/**/*.{ts,tsx}', 'src/pages/?...all?.tsx'],
      isChange: false,
      words: ['--force'],
    });
    expect(readRequest(['--changed'])).toEqual({ paths: [], isChange: true, words: [] });
    expect(readRequest(['--since', 'v1'])).toEqual({ paths: [], isChange: true, since: 'v1', words: [] });
  });

  it('a missing path or an unknown word is one line', () => {
    for (const path of ['src/nowhere', 'tools/site']) {
      expect(() => readRequest([path])).toThrow(
        `${path}: no file or folder of src or build; name one as src/shell/footer`,
      );
    }
    expect(() => readRequest(['--area'])).toThrow(/^Unknown option '--area'/);
  });
});
