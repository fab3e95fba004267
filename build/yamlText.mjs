// @ts-check
/** Checks that a YAML file of the catalogue has only plain maps, lists, texts, numbers and booleans. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';

/** Most characters of a file; the catalogue's files are far smaller. */
const LARGEST = 200_000;
const CONFLICT = /^(<{7}|={7}|>{7})(?= |$)/m;
/** A number in plain digits: no 1e3, 0x10 or 0o17. */
const PLAIN_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** A field's name, which a module can export. With `then`, an import would wait for ever. */
const FIELD = /^(?!(default|then|constructor)$)[A-Za-z][\w-]*$/;

/** Messages for errors of the parser, which say what to do. */
const ERRORS = /** @type {Record<string, string>} */ ({
  BLOCK_AS_IMPLICIT_KEY: 'a text has a colon and a space in it; put the whole text in quotes',
  DUPLICATE_KEY: 'this field stands here twice; take one of the two out',
  MULTIPLE_DOCS: 'a second document begins here, after ---; keep one',
  TAB_AS_INDENT: 'begins with a tab; put spaces in its place',
  MISSING_CHAR: 'something is not closed: a quote, a bracket, or the colon after a name; close it',
  BAD_INDENT: 'begins further left or right than the lines it belongs to; move it',
});

/** @param {string} text @returns {[at: number, words: string] | undefined} */
function rawProblem(text) {
  if (/[\0\uFFFD]/.test(text)) return [0, 'the file is not saved as UTF-8; save it so in your editor'];
  if (text.length > LARGEST) return [0, `the file has more than ${LARGEST} characters; shorten it`];
  const conflict = text.search(CONFLICT);
  if (conflict >= 0)
    return [
      conflict,
      'two versions of the file stand here, from a merge; keep one, and take out <<<<<<<, ======= and >>>>>>>',
    ];
  const tab = text.search(/^ *\t/m);
  return tab >= 0 ? [tab, ERRORS.TAB_AS_INDENT ?? ''] : undefined;
}

/** @param {unknown} key @param {import('yaml').Node} node */
function nodeProblem(key, node) {
  if (isAlias(node)) return `*${node.source} repeats what stands elsewhere; write the value itself`;
  const { anchor, tag } = /** @type {import('yaml').Scalar} */ (node);
  if (anchor) return `&${anchor} is a mark that the site does not use; take it out, or put the text in quotes`;
  if (tag) return `${tag.replace('tag:yaml.org,2002:', '!!')} is a tag, and a file holds no code; take it out`;
  if (isScalar(node) && typeof node.value === 'number' && !PLAIN_NUMBER.test(node.source ?? ''))
    return `${node.source} is no number in plain digits; write it as 24500, or put it in quotes`;
  if (key === 'key' && !(isScalar(node) && typeof node.value === 'string' && FIELD.test(node.value)))
    return `${String(node)} is no field's name; take it out`;
  return undefined;
}

/** @param {import('yaml').Document} document @returns {[at: number, words: string][]} */
function nodeProblems(document) {
  /** @type {[number, string][]} */
  const found = [];
  visit(document, {
    Node(key, node) {
      const words = nodeProblem(key, node);
      if (words) found.push([node.range?.[0] ?? 0, words]);
    },
  });
  return found;
}

/**
 * Problems in the YAML of `file`, one line each.
 * @param {string} file
 * @param {string} text
 */
export function yamlProblems(file, text) {
  const lines = new LineCounter();
  /** @param {[at: number, words: string]} problem */
  const say = ([at, words]) => `${file}:${lines.linePos(at).line}: ${words}`;
  const raw = rawProblem(text);
  if (raw) return [`${file}:${text.slice(0, raw[0]).split('\n').length}: ${raw[1]}`];
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  // Only the first error: it often causes the others.
  const [error] = document.errors;
  if (error && /call stack/.test(error.message))
    return [say([error.pos[0], 'brackets stand in brackets in brackets; take them out'])];
  if (error)
    return [say([error.pos[0], ERRORS[error.code] ?? `${error.message.replaceAll(/\s+/g, ' ')}; mend this line`])];
  const { contents } = document;
  if (!contents || (isScalar(contents) && contents.value === null))
    return [`${file}: the file is empty; bring its lines back`];
  if (!isMap(contents))
    return [
      say([
        contents.range?.[0] ?? 0,
        'the file must begin with the name of a field, as name: …; bring its fields back',
      ]),
    ];
  const samples = contents.get('samples', true);
  const isList = isSeq(samples) && samples.items.length > 0;
  if (
    contents.has('samples') &&
    !(isList && samples.items.every((one) => isScalar(one) && typeof one.value === 'string'))
  )
    return [`${file}: samples: must be a list of fields, as - fee.once; mend it, or take it out`];
  return nodeProblems(document).map(say);
}
