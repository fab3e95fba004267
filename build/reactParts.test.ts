import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { usedParts } from './reactParts';

const root = join(import.meta.dirname, '..');
const react = readFileSync(join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8');
const partsOf = (code: string) => usedParts(code, parseAst(code).body as Parameters<typeof usedParts>[1]);

describe("React's parts", () => {
  it('EXTRA that the site does not use are left out, and the others stay as they are', () => {
    const used = partsOf(react);
    expect(used).toContain('function acquireResource(hoistableRoot, resource, props) {}');
    expect(used).toMatch(/function getResource\([^)]*\) \{return null\}/);
    expect(used).not.toContain('FragmentInstance.prototype.scrollIntoView');
    expect(react.length - used.length).toBeGreaterThan(80_000);
    const [completing = ''] = /function completeWork\(.*?\n\}\n/s.exec(react) ?? [];
    expect(completing.length).toBeGreaterThan(10_000);
    expect(used).toContain(completing);
  });

  it('EXTRA stop the build where React no longer has one of the functions', () => {
    const other = react.replace('function updateOptions(', 'function updateChoices(');
    expect(() => partsOf(other)).toThrow('React has no function any more that is called updateOptions.');
  });

  it('EXTRA that are left out are in no component', () => {
    const components = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.stories)\.tsx?$/.test(file),
    );
    expect(components.length).toBeGreaterThan(150);
    const gone = [
      /\b(?:ViewTransition|Activity|SuspenseList|useActionState|useOptimistic|useFormStatus|requestFormReset)\b/,
      /\{[^}]*\b(?:preconnect|prefetchDNS|preinit\w*|preload\w*)\b[^}]*\} from 'react-dom'/,
      /<(?:select|textarea|form|style|script|link|meta|[a-z]+-[a-z-]+)[\s>]/,
      /<Fragment\b[^>]* ref=|<[a-z]+\b[^>]* on(?:Select|BeforeInput)=/,
    ];
    for (const file of components) {
      const source = readFileSync(join(root, 'src', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      for (const part of gone) expect.soft(source, file).not.toMatch(part);
    }
  });
});
