import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createFilter } from 'vite';
import { describe, expect, it } from 'vitest';
import { areaOf, areas, mutatedFiles } from '../areas';
import { asPattern, changedRanges, fitting, rangesOf, rangeText } from '../changed';
import { isMutated } from '../options';

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
  it('EXTRA they are the added and changed ones, by file', () => {
    expect(rangesOf(diff).map(rangeText)).toEqual(['src/paths.ts:3-4', 'src/paths.ts:38-38', 'src/new.ts:1-40']);
    expect(rangesOf('')).toEqual([]);
  });

  it('EXTRA as many as fit are kept in order, and the rest is named', () => {
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

  it('EXTRA brackets in a page’s name are no pattern', () => {
    expect(asPattern('src/pages/[...all].tsx:1-9')).toBe('src/pages/?...all?.tsx:1-9');
  });

  it('EXTRA a commit that git does not know is one line that says what to do', () => {
    expect(() => changedRanges(process.cwd(), 'no-such-commit')).toThrow(
      /^git does not know 'no-such-commit'; fetch the whole history, or name a commit with --since$/,
    );
  });
});

describe('what is mutated', () => {
  it('EXTRA it is code with behaviour, not prose, looks, types or stand-ins', () => {
    for (const path of ['src/paths.ts', 'src/catalogue/check.ts', 'src/shell/footer/useGoToProgrammes.ts']) {
      expect(isMutated('/site', path), path).toBe(true);
    }
    expect(isMutated('/site', 'src/pages/[...all].tsx')).toBe(true);
    for (const path of [
      'src/catalogue/pages/about.ts',
      'src/catalogue/intakes.ts',
      'src/theme/tokens.ts',
      'src/env.d.ts',
      'src/mocks/handlers.ts',
      'build/head.ts',
    ]) {
      expect(isMutated('/site', path), path).toBe(false);
    }
  });
});

describe('the areas that are mutated apart', () => {
  it('EXTRA every mutated file belongs to one, and none is empty', () => {
    const root = process.cwd();
    const names = mutatedFiles(root).map((path) => areaOf(root, path)?.name);
    expect(names.length).toBeGreaterThan(90);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(11);
    expect(areas).toHaveLength(11);
    const nameOf = (path: string) => areaOf(root, path)?.name;
    expect(nameOf('src/shell/footer/useGoToProgrammes.ts')).toBe('footer');
    expect(nameOf('src/shell/navigation/barState.ts')).toBe('bars');
    expect(nameOf('src/main.ts')).toBe('start');
    expect(nameOf('src/paths.ts')).toBe('catalogue');
    expect(nameOf('src/pages/[...all].tsx')).toBe('pages');
  });

  it('EXTRA every spec of a paragraph of the document holds one, so a new one is not left out unseen', () => {
    const specs = readdirSync('spec', { recursive: true, encoding: 'utf8' })
      .map((name) => `spec/${name.replaceAll('\\', '/')}`)
      .filter((path) => /^spec\/(s\d-[^/]*\/)?[^/]*\.spec\.tsx?$/.test(path));
    expect(specs.length).toBeGreaterThan(30);
    const isTried = createFilter(
      areas.flatMap((area) => area.specs),
      [],
      { resolve: process.cwd() },
    );
    expect(specs.filter((path) => !isTried(join(process.cwd(), path)))).toEqual([]);
  });
});
