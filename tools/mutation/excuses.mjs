// @ts-check
/** A plugin of Stryker: code that is not mutated because no test could tell the difference, with the reason. */

const HOOKS = ['useEffect', 'useLayoutEffect', 'useCallback', 'useMemo'];
const TYPE = 'Something is always there; only the type allows nothing.';
const REF = 'The element is rendered while its listeners are; only the type allows none.';
const SENDER = 'The sender is imported only where the project is configured.';

/** Code, part of the code around it, and the reason. Spaces are those of Babel's printer; a line break is a space. */
const EXCUSES = [
  ["'/'", "value.icon.join('/')", 'Joined without a separator they differ as well: every row has the same length.'],
  ['shortest && longest', '', 'Where there is a shortest there is a longest.'],
  [
    'first > second',
    'Number(first > second)',
    'Node asks only whether a value comes first; another engine may ask more.',
  ],
  ["''", 'path === programme', TYPE],
  ["''", 'connection?.effectiveType', 'No text but one with 2g in it is a slow connection.'],
  ["''", "lastView = ''", 'Neither text is an address, so the first view is new with both.'],
  ['pathname.toLowerCase()', '', 'Paths that match in lower case also match in upper case.'],
  [
    '!isAnalyticsConfigured',
    'if (!isAnalyticsConfigured) return;',
    'It lets the bundler leave the SDK out; bundles.spec.ts tests that.',
  ],
  ['{ return false; }', 'catch { return false; }', 'Without a value the choice counts as not stored, as with false.'],
  ['!options', "if (!options) throw new Error('Analytics needs the product project');", SENDER],
  ["'Analytics needs the product project'", '', SENDER],
  ['[]', 'ACCREDITATION_MARKS[index] ?? []', TYPE],
  ['change > 0', 'change > 0 && y > NAVBAR_HIDE_OFFSET_PX', 'A change of 0 never gets here: the line above returns.'],
  ['!element', 'if (!element) return;', REF],
  [
    "'focusin'",
    "element.removeEventListener('focusin', show)",
    'A listener that stays shows a bar that is already shown.',
  ],
  [
    'window.innerWidth < MOBILE_BREAKPOINT_PX',
    '() => window.innerWidth < MOBILE_BREAKPOINT_PX',
    'Only its change counts, and the opposite changes at the same width.',
  ],
  ['title.current?.focus()', '', REF],
  ["root.current?.querySelector('button')", '', REF],
  ['input.current?.focus()', '', REF],
  ['list.current?.contains(document.activeElement)', '', REF],
  [
    'false',
    '[areResultsHidden, setResultsHidden] = useState(false)',
    'There are no results before typing, and typing shows them.',
  ],
  ["''", "WEEKDAYS[date.getUTCDay()] ?? ''", TYPE],
  ["''", "MONTHS[date.getUTCMonth()] ?? ''", TYPE],
  ['() => () => undefined', '', 'React takes a subscription without an end as well; only the type asks for one.'],
  ['() => false', 'useSyncExternalStore(never,', 'Callers only ask whether it is true.'],
];

/**
 * @typedef {{ type: string, name?: string, start?: number, end?: number }} Named
 * @typedef {Named & { elements?: unknown[], callee?: Node, arguments?: unknown[] }} Node
 * @typedef {{ node: Node, parent?: Node, parentPath?: Path, toString(): string }} Path Babel's path of the changed code.
 */

/** @param {Path} path */
export function shouldIgnore(path) {
  const { node, parent } = path;
  // An effect with no dependencies runs once; so does one with a constant.
  if (node.type === 'ArrayExpression' && node.elements?.length === 0 && parent?.arguments?.[1] === node)
    if (HOOKS.includes(parent.callee?.name ?? '')) return 'A constant dependency never changes.';
  // Only short code, because printing whole files would take minutes.
  const isShort = (node.end ?? 0) - (node.start ?? 0) <= 60;
  if (!isShort || !/(?:Expression|(?:String|Boolean)Literal|BlockStatement)$/.test(node.type)) return undefined;
  const textOf = (/** @type {Path | undefined} */ one) => String(one).replaceAll(/\s+/g, ' ');
  const text = textOf(path);
  // The parent of an argument is its call; the parent of a call is its declaration.
  const around = () => [textOf(path.parentPath), textOf(path.parentPath?.parentPath)];
  return EXCUSES.find(([code, outer = '']) => code === text && around().some((one) => one.includes(outer)))?.[2];
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'excuses', value: { shouldIgnore } }];
