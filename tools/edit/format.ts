/** Writes a changed file, and keeps all unchanged parts as they were: comments, order, line breaks, quotes. */
import { Document, isMap, isNode, isPair, isScalar, isSeq, type Node, type Pair, parseDocument, visit } from 'yaml';

/** Key that carries a file's text through the editor. Keys that begin with `__` are never written. */
export const TEXT = '__text';

/** Key that carries a new programme's file name to Decap's slug template. Set at every save; never written to the YAML. */
export const SLUG = '__slug';

type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

const STYLE = { lineWidth: 0, flowCollectionPadding: false } as const;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** `value` without the fields that a form leaves empty, and without what is never written. */
export function withoutEmpty(value: unknown): unknown {
  // An empty line in a list, for example of code, is kept.
  if (Array.isArray(value)) return value.map((one) => withoutEmpty(one) ?? '');
  if (typeof value !== 'object' || value === null) return value === '' || value === null ? undefined : value;
  const entries = Object.entries(value).flatMap(([name, one]) => {
    const inner = withoutEmpty(one);
    const isEmpty = inner === undefined || (typeof inner === 'object' && Object.keys(inner as object).length === 0);
    return isEmpty || name.startsWith('__') ? [] : [[name, inner] as const];
  });
  return Object.fromEntries(entries);
}

/** The node of `value`: `node`, changed where needed, or a new one. */
function merge(document: Document, node: Node | undefined, value: Value): Node {
  if (node && same(node.toJS(document), value)) return node;
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    node.value = value;
    // With a source, the old text would be written.
    delete node.source;
    return node;
  }
  if (isMap(node) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    node.items = node.items.filter(({ key }) => String(key) in value);
    for (const [name, one] of Object.entries(value)) {
      const pair = node.items.find(({ key }) => String(key) === name);
      if (pair) pair.value = merge(document, pair.value as Node, one);
      else {
        // New fields are added before the sample marks, which end a file.
        const end = node.items.findIndex(({ key }) => String(key) === 'samples');
        node.items.splice(end < 0 ? node.items.length : end, 0, document.createPair(name, one));
      }
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const old = node.items as Node[];
    // A comment above the first item belongs to that item, and moves with it.
    if (node.commentBefore && old[0]) old[0].commentBefore = node.commentBefore;
    node.commentBefore = null;
    const reused = value.map((one) => {
      const index = old.findIndex((item) => item && same(item.toJS(document), one));
      return index < 0 ? undefined : old.splice(index, 1, undefined as unknown as Node)[0];
    });
    node.items = value.map((one, index) => {
      const replaced = value.length >= old.length || reused.includes(undefined) ? old[index] : undefined;
      if (!reused[index] && replaced) old[index] = undefined as unknown as Node;
      return reused[index] ?? merge(document, replaced, one);
    });
    return node;
  }
  return document.createNode(value) as Node;
}

/** Every node with its place, as `questions.2.answer`. */
function places(document: Document): Map<unknown, string> {
  const found = new Map<unknown, string>();
  visit(document, {
    Node(key, node, path) {
      const above = path.flatMap((one, index) => {
        if (isPair(one)) return [String(one.key)];
        return isSeq(one) ? [String(one.items.indexOf((path[index + 1] ?? node) as never))] : [];
      });
      if (key !== 'key') found.set(node, above.join('.'));
    },
  });
  return found;
}

/** Text of a new file: motifs and lists of days are on one line, as in other files. */
function newText(content: Value, order: string[]): string {
  const document = new Document(content);
  const placeOf = (pair: Pair, above: string) => order.indexOf(above + String(pair.key));
  visit(document, {
    Map(_, node, path) {
      const above = path.flatMap((one) => (isPair(one) ? [`${one.key}.`] : [])).join('');
      node.items.sort((a, b) => placeOf(a, above) - placeOf(b, above));
    },
    Pair(_, { key, value }) {
      if (isSeq(value) && ['icon', 'days', 'related'].includes(String(key))) value.flow = true;
    },
  });
  return `# yaml-language-server: $schema=../schemas/programme.json\n${document.toString(STYLE)}`;
}

/** The content of a file, with its text. */
export function fromFile(text: string): Record<string, unknown> {
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  return { ...document.toJS(), [TEXT]: text };
}

/** The text of a file whose content is now `data`, without empty fields. A sample mark follows its value to a new place. */
export function toFile(data: Record<string, unknown>, order: string[] = []): string {
  const text = data[TEXT] as string | undefined;
  const document = parseDocument(text ?? '');
  const { [TEXT]: _text, [SLUG]: _slug, ...content } = data as { [name: string]: Value };
  if (!text) return newText(content, order);
  if (same(document.toJS(), content)) return text;
  const { samples, ...rest } = content as { samples?: string[] };
  const marked = samples?.map((place) => ({ place, node: document.getIn(place.split('.'), true) }));
  const old = document.get('samples', true) as Node | undefined;
  document.contents = merge(document, document.contents as Node, {
    ...rest,
    ...(old && { samples: old.toJS(document) }),
  }) as never;
  const after = places(document);
  const marks = marked?.flatMap(({ place, node }) => (isNode(node) ? (after.get(node) ?? []) : place));
  if (!marks?.length) document.delete('samples');
  else document.set('samples', merge(document, old, marks));
  return document.toString(STYLE);
}

/**
 * File format for Decap. Decap also asks for the text of unsaved work, to keep a copy in the browser, but the loaded file would
 * replace a restored copy. An empty text is not kept, so no copy is offered that would be lost.
 */
export const format = {
  fromFile,
  toFile: (content: Record<string, unknown>, order?: string[]): string =>
    SLUG in content ? toFile(content, order) : '',
};
