import { describe, expect, it } from 'vitest';
import { refusedLines } from './fixture';

/** Files with an import that the linter must refuse. */
const refused: [file: string, specifier: string][] = [
  ['src/catalogue/x.ts', '../ui/Button'],
  ['src/catalogue/pages/x.ts', '../../sections/common/PageHeader'],
  ['src/catalogue/x.ts', 'react'],
  ['src/theme/x.ts', '../services/analytics'],
  ['src/ui/Chip/x.css.ts', '../../theme/tokens'],
  ['build/x.ts', '../src/theme/tokens.ts'],
  ['src/services/x.ts', '../ui/format'],
  ['src/ui/x.tsx', '../services/analytics'],
  ['src/ui/x.tsx', '../sections/common/PageHeader'],
  ['src/ui/x.tsx', '../pages/about'],
  ['src/sections/x.tsx', '../shell/ChartBar'],
  ['src/sections/common/x.tsx', '../../client/entry'],
  ['src/sections/x.tsx', '~react-pages'],
  ['src/pages/x.tsx', '../shell/ChartBar'],
  ['src/shell/x.tsx', '../sections/common/PageHeader'],
  ['src/shell/x.tsx', 'firebase/analytics'],
  ['src/shell/page-area/x.tsx', '../../client/entry'],
  ['src/client/hydrate.tsx', 'firebase/app'],
  ['src/services/x.ts', '../../build/paths'],
  ['src/ui/x.tsx', '../../tools/site/browser'],
  ['src/ui/x.tsx', '../../.storybook/story'],
  ['build/x.ts', '../spec/requirements'],
  ['build/x.ts', '../e2e/support/site'],
  ['build/x.ts', '../tools/bench/table'],
  ['.storybook/x.ts', '../tools/bench/table'],
  ['spec/x.spec.ts', '../tools/bench/table'],
  ['spec/x.spec.ts', '../e2e/support/site'],
  ['spec/section-1/x.spec.ts', '../../a11y/model'],
  ['e2e/x.e2e.ts', '../tools/a11y-report/model'],
  ['e2e/support/x.ts', '../../a11y/model'],
  ['e2e/support/x.ts', '../visit/visit'],
  ['e2e/visit/x.ts', '../journeys/lesson'],
  ['e2e/journeys/x.e2e.ts', '../../a11y/model'],
  ['e2e/journeys/x.e2e.ts', '../engines/servedSite'],
  ['e2e/engines/x.ts', '../pictures/support/references'],
  ['e2e/pictures/x.ts', '../../a11y/model'],
  ['e2e/pictures/x.ts', '../visit/visit'],
  ['a11y/x.ts', '../tools/a11y-report/model'],
  ['a11y/x.ts', '../e2e/visit/visit'],
  ['tools/site/x.ts', '../bench/table'],
  ['tools/site/x.ts', '../../spec/support/paths'],
];

const allowed: [file: string, specifier: string][] = [
  ['src/catalogue/x.ts', './pages/about'],
  ['src/theme/x.ts', './tokens'],
  ['src/ui/Chip/x.css.ts', '../../theme'],
  ['src/services/x.ts', 'firebase/analytics'],
  ['src/sections/x.tsx', '../services/analytics'],
  ['src/sections/about/x.tsx', '../../catalogue/pages/about'],
  ['src/pages/x.tsx', '../sections/common/PageHeader'],
  ['src/shell/x.tsx', '~react-pages'],
  ['src/ui/x.test.tsx', '../../spec/support/render'],
  ['src/ui/x.stories.tsx', '../../.storybook/story'],
  ['build/x.ts', '../src/catalogue/index'],
  ['spec/x.spec.ts', '../tools/site/copySite'],
  ['e2e/x.e2e.ts', '../../tools/site/runSite'],
  ['e2e/visit/x.ts', '../../a11y/states'],
  ['a11y/x.ts', '../e2e/support/site'],
  ['tools/bench/x.ts', '../../build/paths'],
  ['tools/bench/x.ts', '../site/runSite'],
  ['tools/site/x.ts', '../../build/paths'],
];

const importing = ([file, specifier]: [string, string], index: number) =>
  [file.replace('x.', `x${index}.`), `import { x } from '${specifier}';\n\nx();\n`] as const;

describe('the directions of import', () => {
  it('each arrow that runs back is refused', () => {
    const files = refused.map(importing);
    expect(refusedLines(Object.fromEntries(files))).toEqual(files.map(([file]) => `${file}:1`).sort());
  });

  it('an import on demand is refused too', () => {
    const text = "const { x } = await import('../shell/ChartBar');\n\nx();\n";
    expect(refusedLines({ 'src/ui/x.tsx': text })).toEqual(['src/ui/x.tsx:1']);
  });

  it('all other imports are free', () => {
    expect(refusedLines(Object.fromEntries(allowed.map(importing)))).toEqual([]);
  });
});
