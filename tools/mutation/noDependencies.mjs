// @ts-check
/** A plugin of Stryker's: it leaves out changes that make no difference to any visitor or test. */

const HOOKS = ['useEffect', 'useLayoutEffect', 'useCallback', 'useMemo'];

/**
 * @typedef {{ type: string, name?: string, elements?: unknown[], callee?: Node, arguments?: unknown[] }} Node
 */

/**
 * What runs once without dependencies does so with a constant in the list, too.
 * @param {{ node: Node, parent?: Node }} path Babel's path of the code that would be changed.
 */
function shouldIgnore({ node, parent }) {
  const isEmptyList = node.type === 'ArrayExpression' && node.elements?.length === 0;
  if (!isEmptyList || parent?.type !== 'CallExpression' || parent.arguments?.[1] !== node) return undefined;
  return HOOKS.includes(parent.callee?.name ?? '') ? 'A constant dependency never changes.' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'no-dependencies', value: { shouldIgnore } }];
