/** Each rule of `imports.grit` and `words.grit` is broken once, in a small repository with this one's `biome.json`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../spec/support/folder';

/** The lines, as `src/a.ts:1`, that the linter refuses in `files`. */
function refusedLines(files: Record<string, string>): string[] {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  const plugins = config.plugins.map((plugin: string) => resolve(plugin));
  const root = makeFolder({ 'biome.json': JSON.stringify({ ...config, plugins, vcs: { enabled: false } }), ...files });
  const command = ['lint', '--reporter=github', '--max-diagnostics=none', '--diagnostic-level=error'];
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), command, { cwd: root, encoding: 'utf8' });
  const places = stdout.replaceAll(`${root}/`, '').matchAll(/^::error [^\n]*file=([^,]+),line=(\d+)/gm);
  return [...new Set(Array.from(places, ([, file, line]) => `${file}:${line}`))].sort();
}

/** Files with an import that the linter must refuse. */
const REFUSED = `
src/catalogue/x.ts ../ui/Button
src/catalogue/x.ts react
src/theme/x.ts ../services/analytics
src/ui/Chip/x.css.ts ../../theme/tokens
src/services/x.ts ../ui/format
src/ui/x.tsx ../sections/common/PageHeader
src/ui/x.tsx ../services/analytics
src/sections/x.tsx ../shell/ChartBar
src/sections/x.tsx ~react-pages
src/sections/home/x.tsx ../programme/WideCard
src/sections/common/season/x.css.ts ../../home/DrawingBand.css
src/pages/x.tsx ../shell/ChartBar
src/shell/x.tsx ../sections/common/PageHeader
src/shell/x.tsx firebase/analytics
src/services/x.ts ../../build/paths
build/x.ts ../spec/requirements
build/x.ts ../tools/bench/lighthouse
spec/x.spec.ts ../e2e/support/site
a11y/x.a11y.ts ../e2e/journeys/lesson
a11y/x.a11y.ts ../tools/bench/lighthouse
e2e/journeys/x.e2e.ts ../../a11y/support/model
tools/site/x.ts ../bench/lighthouse`;
const ALLOWED = `
src/catalogue/x.ts ./pages/about
src/ui/Chip/x.css.ts ../../theme
src/services/x.ts firebase/analytics
src/sections/x.tsx ../services/analytics
src/sections/home/x.tsx ../common/PageHeader
src/sections/home/parts/x.tsx ../HomeHero
src/pages/x.tsx ../sections/common/PageHeader
src/shell/x.tsx ~react-pages
src/ui/x.test.tsx ../../spec/support/render
build/x.ts ../src/catalogue/index
spec/x.spec.ts ../tools/site/copySite
tools/bench/x.ts ../site/serve`;

const importing = (lines: string) =>
  Array.from(lines.matchAll(/(\S+\/x)(\S+) (\S+)/g), ([, file, type, specifier], index) => [
    `${file}${index}${type}`,
    `import { x } from '${specifier}';\n\nx();\n`,
  ]);

it('refuses each arrow that runs back, on demand too, and no other', () => {
  const files = importing(REFUSED);
  const onDemand = { 'src/ui/late.tsx': "const { x } = await import('../shell/ChartBar');\n\nx();\n" };
  const expected = [...files.map(([file]) => `${file}:1`), 'src/ui/late.tsx:1'].sort();
  expect(refusedLines({ ...Object.fromEntries(files), ...onDemand })).toEqual(expected);
  expect(refusedLines(Object.fromEntries(importing(ALLOWED)))).toEqual([]);
});

const WORDS = [
  '<p>{name}, from the start</p>',
  "<p>{'Hello'}</p>",
  `<p>{\`\${name} is here\`}</p>`,
  "<p>{isNew ? 'No places left' : name}</p>",
  '<p aria-label="Hello">{name}</p>',
  `<p aria-label={\`\${name}, home\`}>{name}</p>`,
  '<img src={name} alt="Hello" />',
  '<SectionHeader heading="Hello" />',
];
const NO_WORDS = [
  '<p>{name}. · {name}</p>',
  `<p>{' '}{\`\${name}: \`}</p>`,
  '<p className="two words" data-part="foot">{name}</p>',
  '<img src={name} alt="" />',
  '<path d="M1 2h3z" />',
];
const component = (element: string) =>
  `export function A({ name, isNew }: Props) {\n  return (\n    ${element}\n  );\n}\n`;
const files = (elements: string[]) =>
  Object.fromEntries(elements.map((element, index) => [`src/ui/a${index}.tsx`, component(element)]));

it('refuses a visitor’s words outside the catalogue, and no other text', () => {
  const constant = { 'src/pages/words.ts': "export const words = ['First day'];\n" };
  const expected = [...WORDS.map((_, index) => `src/ui/a${index}.tsx:3`), 'src/pages/words.ts:1'].sort();
  expect(refusedLines({ ...files(WORDS), ...constant })).toEqual(expected);
  const error = { 'src/ui/late.ts': "export const late = () => new Error('The page is late');\n" };
  const test = { 'src/ui/A.test.tsx': component('<p>Hello</p>') };
  expect(refusedLines({ ...files(NO_WORDS), ...error, ...test })).toEqual([]);
});
