// @ts-check
/** Checks that a YAML file of the catalogue has only plain maps, lists, texts, numbers and booleans. */
import { isAlias, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A number in plain digits: no 1e3, 0x10 or 0o17. */
const PLAIN_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** A field's name, which a module can export. With `then`, an import would wait for ever. */
const FIELD = /^(?!(default|then|constructor)$)[A-Za-z][\w-]*$/;

/** @param {unknown} key @param {import('yaml').Node} node */
function nodeProblem(key, node) {
  const { anchor, tag } = /** @type {import('yaml').Scalar} */ (node);
  if (isAlias(node) || anchor || tag)
    return `${isAlias(node) ? `*${node.source}` : anchor ? `&${anchor}` : tag} is a mark that no file here has; write the value itself, in quotes`;
  if (isScalar(node) && typeof node.value === 'number' && !PLAIN_NUMBER.test(node.source ?? ''))
    return `${node.source} is no number in plain digits; write it as 24500, or put it in quotes`;
  if (key === 'key' && !(isScalar(node) && typeof node.value === 'string' && FIELD.test(node.value)))
    return `${String(node)} is no field's name; take it out`;
  return undefined;
}

/**
 * Problems in the YAML of `file`, one line each.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function yamlProblems(file, text) {
  const lines = new LineCounter();
  /** @param {number | undefined} at @param {string} words */
  const say = (at, words) => `${file}:${lines.linePos(at ?? 0).line}: ${words}`;
  if (/[\0\uFFFD]/.test(text)) return [`${file}: the file is not saved as UTF-8; save it so in your editor`];
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  // Only the first error: it often causes the others.
  const [error] = document.errors;
  if (error) {
    const mend = error.code === 'BLOCK_AS_IMPLICIT_KEY' ? 'put a text with a colon in quotes' : 'mend this line';
    return [say(error.pos[0], `${error.message.replaceAll(/\s+/g, ' ')}; ${mend}`)];
  }
  const { contents } = document;
  if (!contents || (isScalar(contents) && contents.value === null))
    return [`${file}: the file is empty; bring its lines back`];
  if (!isMap(contents))
    return [
      say(contents.range?.[0], 'the file must begin with the name of a field, as name: …; bring its fields back'),
    ];
  /** @type {string[]} */
  const found = [];
  visit(document, {
    Node(key, node) {
      const words = nodeProblem(key, node);
      if (words) found.push(say(node.range?.[0], words));
    },
  });
  const samples = found.length === 0 && contents.has('samples') ? document.toJS().samples : ['fee'];
  if (!Array.isArray(samples) || samples.length === 0 || samples.some((one) => typeof one !== 'string'))
    return [`${file}: samples: must be a list of fields, as - fee.once; mend it, or take it out`];
  return found;
}
