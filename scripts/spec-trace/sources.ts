/** Reads the test files themselves, for what results cannot tell: a focus, a skip that was not reached, a silent file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { Problem } from './model';
import { relativeTo } from './resultsFile';

const folders = ['spec', 'e2e', 'a11y', 'src', 'build'];
const sourceFile = /\.[cm]?[jt]sx?$/;
const testFile = /\.(?:spec|test|e2e|a11y)\.tsx?$/;

const testFunctions = new Set(['it', 'test', 'describe', 'suite']);
const runners = new Set(['vitest', '@playwright/test']);
const forbidden: Record<string, string> = {
  only: 'focuses: it silences every other test of the file',
  skip: 'skips',
  skipIf: 'skips on a condition',
  runIf: 'skips on a condition',
  todo: 'leaves a test unwritten',
  fixme: 'skips',
  fail: 'expects a failure',
  fails: 'expects a failure',
};
const worthParsing = new RegExp(`\\b(?:${Object.keys(forbidden).join('|')})\\b`);

type MemberExpression = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['MemberExpression']>>[0];
type Expression = MemberExpression['object'];

/** `test` of `test.describe.only`, through members and calls. */
function rootName(expression: Expression): string | undefined {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'MemberExpression') return rootName(expression.object);
  if (expression.type === 'CallExpression') return rootName(expression.callee);
  return undefined;
}

function memberName({ property, computed }: MemberExpression): string | undefined {
  if (property.type === 'Identifier' && !computed) return property.name;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

/**
 * Problems of one source text: `it.only`, `test.describe.skip`, `test.fail` and their like, wherever they stand in the
 * code. Comments and strings do not count. A text that does not parse is a problem too.
 */
export function forbiddenMarks(file: string, text: string): Problem[] {
  if (!worthParsing.test(text)) return [];
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) return [{ where: file, what: `it does not parse (${error.message})`, mend: 'mend the syntax' }];

  const names = new Set(testFunctions);
  const problems: Problem[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!runners.has(source.value)) return;
      for (const specifier of specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
        if (testFunctions.has(specifier.imported.name)) names.add(specifier.local.name);
      }
    },
    MemberExpression(node) {
      const mark = memberName(node);
      const effect = mark !== undefined && Object.hasOwn(forbidden, mark) && forbidden[mark];
      const name = rootName(node.object);
      if (!effect || name === undefined || !names.has(name)) return;
      const line = text.slice(0, node.property.start).split('\n').length;
      problems.push({ where: `${file}:${line}`, what: `${name}.${mark} ${effect}`, mend: `remove .${mark}` });
    },
  }).visit(program);
  return problems;
}

/** Every source file of the folders that may hold tests, relative to `root`. */
function sourceFiles(root: string): string[] {
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && sourceFile.test(entry.name))
        .map((entry) => relativeTo(root, join(entry.parentPath, entry.name))),
    )
    .sort();
}

/** Problems of all sources below `root`: forbidden marks, and test files that none of the results (`tested`) mention. */
export function sourceProblems(root: string, tested: ReadonlySet<string>): Problem[] {
  const files = sourceFiles(root);
  const marks = files.flatMap((file) => forbiddenMarks(file, readFileSync(join(root, file), 'utf8')));
  const silent = files
    .filter((file) => testFile.test(file) && !tested.has(file))
    .map((file) => ({
      where: file,
      what: 'no results mention this test file',
      mend: 'run its suite whole, or see why the runner leaves it out',
    }));
  return [...marks, ...silent];
}
