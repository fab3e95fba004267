/** Reads the code of a test file. */
import { parseSync, Visitor } from 'vite';

type Program = ReturnType<typeof parseSync>['program'];
type Handlers = NonNullable<ConstructorParameters<typeof Visitor>[0]>;
export type MemberExpression = Parameters<NonNullable<Handlers['MemberExpression']>>[0];
export type Expression = MemberExpression['object'];

const runners = new Set(['vitest', '@playwright/test']);

/** The code as a tree, and why it is none, in a few words. */
export function parse(file: string, text: string): { program: Program; error?: string | undefined } {
  const { program, errors } = parseSync(file, text);
  return { program, error: errors[0]?.message };
}

/** `test` of `test.describe.only`, through members and calls. */
export function rootName(expression: Expression): string | undefined {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'MemberExpression') return rootName(expression.object);
  if (expression.type === 'CallExpression') return rootName(expression.callee);
  return undefined;
}

/** The names that the runners' functions `named` have in `program`: their own, and those it imports them under. */
export function namesOf(named: readonly string[], program: Program): Set<string> {
  const names = new Set(named);
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!runners.has(source.value)) return;
      for (const specifier of specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
        if (named.includes(specifier.imported.name)) names.add(specifier.local.name);
      }
    },
  }).visit(program);
  return names;
}
