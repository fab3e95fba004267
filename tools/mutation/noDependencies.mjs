/** A plugin of Stryker's: it leaves out changes that make no difference to any visitor or test. */

const HOOKS = ['useEffect', 'useLayoutEffect', 'useCallback', 'useMemo'];

/** What runs once without dependencies does so with a constant in the list, too. */
function shouldIgnore({ node, parent }) {
  const isEmptyList = node.type === 'ArrayExpression' && node.elements.length === 0;
  if (!isEmptyList || parent?.type !== 'CallExpression' || parent.arguments[1] !== node) return undefined;
  return HOOKS.includes(parent.callee.name) ? 'A constant dependency never changes.' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'no-dependencies', value: { shouldIgnore } }];
