/** Reads the test files themselves, for what results cannot tell: a focus, a skip that was not reached, a silent file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'vite';
import type { Problem } from './model';
import { relativeTo } from './resultsFile';
import { type MemberExpression, namesOf, parse, rootName } from './testSyntax';

const folders = ['spec', 'e2e', 'a11y', 'src', 'build', 'tools'];
const sourceFile = /\.[cm]?[jt]sx?$/;
const testFile = /\.(?:spec|test|e2e|a11y)\.tsx?$/;

const testFunctions = ['it', 'test', 'describe', 'suite'];
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
  const { program, error } = parse(file, text);
  if (error) return [{ where: file, what: `it does not parse (${error})`, mend: 'mend the syntax' }];

  const names = namesOf(testFunctions, program);
  const problems: Problem[] = [];
  new Visitor({
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

/** Every test file, relative to `root`. */
export function testFiles(root: string): string[] {
  return sourceFiles(root).filter((file) => testFile.test(file));
}

/** Problems of all sources below `root`: forbidden marks, and test files that none of the results (`tested`) mention. */
export function sourceProblems(root: string, tested: ReadonlySet<string>): Problem[] {
  const marks = sourceFiles(root).flatMap((file) => forbiddenMarks(file, readFileSync(join(root, file), 'utf8')));
  const silent = testFiles(root)
    .filter((file) => !tested.has(file))
    .map((file) => ({
      where: file,
      what: 'no results mention this test file',
      mend: 'run its suite whole, or see why the runner leaves it out',
    }));
  return [...marks, ...silent];
}
