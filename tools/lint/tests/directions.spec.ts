import { describe, expect, it } from 'vitest';
import { refusedLines } from './fixture';

/** The file and what it imports, as written there. */
const refused: [file: string, specifier: string][] = [
  ['src/catalogue/x.ts', '../ui/Button'],
  ['src/theme/x.ts', '../services/analytics'],
  ['src/ui/x.tsx', '../services/analytics'],
  ['src/ui/x.tsx', '../sections/common/PageHead'],
  ['src/sections/x.tsx', '../shell/Bar'],
  ['src/sections/x.tsx', '~react-pages'],
  ['src/pages/x.tsx', '../shell/Bar'],
  ['src/shell/x.tsx', 'firebase/analytics'],
  ['src/client/hydrate.tsx', 'firebase/app'],
  ['src/services/x.ts', '../../build/paths'],
  ['src/ui/x.tsx', '../../tools/site/browser'],
  ['build/x.ts', '../spec/requirements'],
  ['build/x.ts', '../tools/bench/table'],
  ['spec/x.spec.ts', '../tools/bench/table'],
  ['e2e/x.e2e.ts', '../tools/a11y-report/model'],
  ['a11y/x.ts', '../tools/a11y-report/model'],
  ['tools/site/x.ts', '../bench/table'],
];

const allowed: [file: string, specifier: string][] = [
  ['src/services/x.ts', 'firebase/analytics'],
  ['src/sections/x.tsx', '../services/analytics'],
  ['src/shell/x.tsx', '../sections/common/PageHead'],
  ['src/ui/x.test.tsx', '../../spec/support/render'],
  ['build/x.ts', '../src/catalogue/index'],
  ['spec/x.spec.ts', '../tools/site/copySite'],
  ['e2e/x.e2e.ts', '../../tools/site/runSite'],
  ['tools/bench/x.ts', '../../build/paths'],
  ['tools/bench/x.ts', '../site/runSite'],
];

const importing = ([file, specifier]: [string, string], index: number) =>
  [file.replace('x.', `x${index}.`), `import { x } from '${specifier}';\n\nx();\n`] as const;

describe('EXTRA the directions of import', () => {
  it('none runs back up, as from the catalogue to what draws it, or from anything to a tool', () => {
    const files = refused.map(importing);
    expect(refusedLines(Object.fromEntries(files))).toEqual(files.map(([file]) => `${file}:1`).sort());
  });

  it('all others are free', () => {
    expect(refusedLines(Object.fromEntries(allowed.map(importing)))).toEqual([]);
  });
});
