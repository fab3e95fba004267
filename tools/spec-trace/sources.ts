/** Finds the test files, for what results cannot tell: a file that is silent. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './model';
import { relativeTo } from './resultsFile';

const folders = ['spec', 'e2e', 'a11y', 'engines', 'pictures', 'src', 'build', 'tools'];
const testFile = /\.(?:spec|test|e2e|a11y|engines|pictures)\.tsx?$/;

/** Whether the file at `path`, relative to the repository, holds tests. */
export function isTestFile(path: string): boolean {
  return testFile.test(path) && folders.some((folder) => path.startsWith(`${folder}/`));
}

function testFiles(root: string): string[] {
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .map((path) => relativeTo(root, path))
    .filter((path) => isTestFile(path) && !path.includes('node_modules/'))
    .sort();
}

/** A problem for each test file below `root` that none of the results (`tested`) mention. */
export function silentProblems(root: string, tested: ReadonlySet<string>): Problem[] {
  return testFiles(root)
    .filter((file) => !tested.has(file))
    .map((file) => ({
      where: file,
      what: 'no results mention this test file',
      mend: 'run its suite whole, or see why the runner leaves it out',
    }));
}
