/**
 * Holds the tests against the list of those there were, so that none goes unseen: an id that many tests prove stays
 * proved without one of them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'vite';
import type { Problem } from './model';
import { testFiles } from './sources';
import { namesOf, parse, rootName } from './testSyntax';

/** One test a line, as `file: title`; the title as the source has it, before tables and loops fill it in. */
const listFile = 'spec/tests.txt';

/** The titles of the tests in one source text, as written there. */
export function titlesIn(file: string, text: string): string[] {
  const { program } = parse(file, text);
  const names = namesOf(['it', 'test'], program);
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title, ...rest] }) {
      const name = callee.type === 'MemberExpression' ? undefined : rootName(callee);
      if (name === undefined || !names.has(name) || !title || rest.length === 0) return;
      const isQuoted = title.type === 'Literal' || title.type === 'TemplateLiteral';
      const quote = isQuoted ? 1 : 0;
      titles.push(text.slice(title.start + quote, title.end - quote).replaceAll(/\s+/g, ' '));
    },
  }).visit(program);
  return titles;
}

function declaredTests(root: string): string[] {
  return testFiles(root)
    .flatMap((file) => titlesIn(file, readFileSync(join(root, file), 'utf8')).map((title) => `${file}: ${title}`))
    .sort();
}

function listedTests(root: string): string[] {
  const path = join(root, listFile);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}

/** What of `some` is left when each of `others` has taken one like it away. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((one) => {
    const index = left.indexOf(one);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Adds the tests below `root` that are new to the list. */
export function listNewTests(root: string): void {
  const listed = listedTests(root);
  const added = without(declaredTests(root), listed);
  if (added.length > 0) writeFileSync(join(root, listFile), `${[...listed, ...added].sort().join('\n')}\n`);
}

/** Problems between the tests below `root` and the list, both ways. */
export function listProblems(root: string): Problem[] {
  const declared = declaredTests(root);
  const listed = listedTests(root);
  if (listed.length === 0 && declared.length > 0) {
    const mend = 'run npm run spec:trace, which writes it, and commit it';
    return [{ where: listFile, what: 'the list of tests is missing or empty', mend }];
  }
  return [
    ...without(listed, declared).map((test) => ({
      where: listFile,
      what: `the test '${test}' is gone`,
      mend: 'put it back, or take its line out',
    })),
    ...without(declared, listed).map((test) => ({
      where: listFile,
      what: `the test '${test}' is not in it`,
      mend: 'run npm run spec:trace, which adds it, and commit the list',
    })),
  ];
}
