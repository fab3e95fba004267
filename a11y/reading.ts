/** What a screen reader would say: Chromium's accessibility tree as lines of role, name and state, in order. */
import type { CDPSession, Page } from '@playwright/test';

type Tree = Awaited<ReturnType<typeof fetchTree>>;
type Node = Tree['nodes'][number];

/** Roles that say nothing of themselves. */
const SILENT = [
  'none',
  'generic',
  'paragraph',
  'RootWebArea',
  'InlineTextBox',
  'rowgroup',
  'LabelText',
  'time',
  'strong',
  'mark',
];
/** Their words are said already, as the name of the table or group around them. */
const NAMING = ['caption', 'Legend', 'ListMarker'];
/** Said with their name, without going inside: the name is made of what is there. */
const WHOLE = ['link', 'button', 'DisclosureTriangle', 'textbox', 'image', 'columnheader', 'rowheader', 'cell', 'term'];
/** Said with their name, then what is inside, further in. */
const LANDMARKS = [
  'banner',
  'main',
  'contentinfo',
  'navigation',
  'complementary',
  'search',
  'region',
  'dialog',
  'status',
];
const WORDS: Record<string, string> = {
  DisclosureTriangle: 'question',
  DescriptionList: 'list of terms',
  listitem: '•',
  columnheader: 'column header',
  rowheader: 'row header',
  contentinfo: 'content information',
  textbox: 'edit text',
};

async function fetchTree(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.send('DOM.enable');
  const { nodes: elements } = await session.send('DOM.getFlattenedDocument', { depth: -1 });
  const attributes = new Map(elements.map((element) => [element.backendNodeId, element.attributes ?? []]));
  return { nodes, attributes };
}

/** The states of a node, as `, collapsed` or `, current page`. */
function states(node: Node, { attributes }: Tree): string {
  const has = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
  const own = attributes.get(node.backendDOMNodeId ?? -1) ?? [];
  const current = own[own.indexOf('aria-current') + 1];
  return [
    has.expanded === true ? 'expanded' : '',
    has.expanded === false ? 'collapsed' : '',
    has.pressed === 'true' ? 'pressed' : '',
    has.pressed === 'false' ? 'not pressed' : '',
    has.disabled ? 'unavailable' : '',
    has.hasPopup === 'dialog' ? 'opens a dialog' : '',
    has.modal ? 'modal' : '',
    has.focused && node.role?.value !== 'RootWebArea' ? 'focused' : '',
    own.includes('aria-current') && current !== 'false' ? `current${current === 'page' ? ' page' : ''}` : '',
  ]
    .filter((state) => state !== '')
    .map((state) => `, ${state}`)
    .join('');
}

const text = (node: Node) =>
  String(node.name?.value ?? '')
    .replaceAll(/\u200b/g, '')
    .replaceAll(/[\u00a0\s]+/g, ' ');

/**
 * The page, or the open modal dialog, as a screen reader would read it. Each utterance is a line; nested content is
 * indented.
 */
export async function read(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const tree = await fetchTree(session);
  await session.detach();
  const nodes = new Map(tree.nodes.map((node) => [node.nodeId, node]));
  const children = (node: Node) => (node.childIds ?? []).flatMap((id) => nodes.get(id) ?? []);
  /** The links and buttons inside a cell, which its name alone does not tell of. */
  const controls = (node: Node): Node[] =>
    children(node).flatMap((child) => (/^(link|button)$/.test(child.role?.value) ? [child] : controls(child)));
  const lines: string[] = [];
  /** Running text, which several elements may share. */
  let running = '';
  let runningDepth = 0;

  function flush() {
    if (running.trim() !== '') lines.push(`${'  '.repeat(runningDepth)}${running.trim().replaceAll(/\s+/g, ' ')}`);
    running = '';
  }
  function say(depth: number, line: string) {
    flush();
    lines.push(`${'  '.repeat(depth)}${line}`);
  }

  function visit(node: Node, depth: number) {
    const role = String(node.role?.value ?? '');
    const inside = children(node);
    const word = WORDS[role] ?? role;
    if (role === 'StaticText') {
      const said = text(node);
      const isApart = running !== '' && !/\s$/.test(running) && !/^[\s,.;:!?)"]/.test(said) && !/[(“"]$/.test(running);
      running += `${isApart ? ' ' : ''}${said}`;
      runningDepth = depth;
      return;
    }
    if (role === 'LineBreak') {
      running += ' ';
      return;
    }
    if (NAMING.includes(role)) return;
    const isPlainGroup = role === 'group' && text(node).trim() === '';
    if (node.ignored || SILENT.includes(role) || isPlainGroup) {
      const isBlock = role === 'paragraph' || role === 'generic';
      if (isBlock) flush();
      for (const child of inside) visit(child, depth);
      if (isBlock) flush();
      return;
    }
    if (role === 'heading') {
      const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
      say(depth, `heading level ${level}: ${text(node).trim()}${states(node, tree)}`);
      for (const link of inside.filter((child) => child.role?.value === 'link')) visit(link, depth + 1);
      return;
    }
    if (WHOLE.includes(role)) {
      const value = node.value?.value ? `, "${node.value.value}"` : '';
      say(depth, `${word}: ${text(node).trim()}${value}${states(node, tree)}`);
      if (/cell|header/.test(role)) for (const control of controls(node)) visit(control, depth + 1);
      return;
    }
    if (LANDMARKS.includes(role)) {
      say(depth, [word, text(node).trim()].filter((part) => part !== '').join(': ') + states(node, tree));
    } else if (role === 'list' || role === 'DescriptionList') {
      const items = inside.filter((child) => child.role?.value === 'listitem').length;
      const name = text(node).trim();
      say(depth, `${word}${name ? `: ${name}` : ''}${items ? `, ${items} ${items === 1 ? 'item' : 'items'}` : ''}`);
    } else if (role === 'definition') {
      flush();
    } else {
      say(depth, [word, text(node).trim()].filter((part) => part !== '').join(': ') + states(node, tree));
    }
    const at = lines.length - 1;
    for (const child of inside) visit(child, depth + 1);
    flush();
    // An item begins on the line of its bullet.
    const [first] = role === 'listitem' ? lines.splice(at + 1, 1) : [];
    if (first) lines[at] = `${lines[at]} ${first.trim()}`;
  }

  const modal = tree.nodes.find(
    (node) =>
      node.role?.value === 'dialog' && node.properties?.some(({ name, value }) => name === 'modal' && value.value),
  );
  const root = modal ?? tree.nodes[0];
  if (!modal) lines.push(`page: ${await page.title()}`);
  if (root) visit(root, 0);
  flush();
  // A brochure's size changes with every word in it.
  return `${lines.join('\n').replaceAll(/\(PDF,\s\d+\sKB\)/g, '(PDF, … KB)')}\n`;
}
