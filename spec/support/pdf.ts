/** Reads text and structure of PDFs, without the canvas that drawing them would need. */
import { getResolvedPDFJS } from 'unpdf';

/** Node 20 lacks `ArrayBuffer.prototype.transferToFixedLength`, with which the reader copies fonts. */
function transferToFixedLength(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  const copy = new Uint8Array(length);
  copy.set(new Uint8Array(this).subarray(0, length));
  return copy.buffer;
}
if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
  Object.assign(ArrayBuffer.prototype, { transferToFixedLength });
}

export const { getDocument } = await getResolvedPDFJS();

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** An element of the structure tree, with its parent's role. Spaces of every kind are one in its text. */
export interface Element {
  role: string;
  parent: string;
  text: string;
  alt: string | undefined;
}

/** A PDF's properties, its elements and links in order, and its untagged texts. */
export async function readPdf(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const elements: Element[] = [];
  const links: { url: string; words: string }[] = [];
  const untagged: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const pieces = new Map<string, string>();
    let [depth, piece] = [0, ''];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        if (depth > 0) pieces.set(piece, `${pieces.get(piece) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
        else if (item.str.trim() !== '') untagged.push(item.str);
      } else if (item.type === 'endMarkedContent') depth -= 1;
      else [depth, piece] = [depth + 1, item.id ?? ''];
    }
    const textOf = ({ type, id = '', children = [] }: Node): string =>
      type === 'content' ? (pieces.get(id) ?? '') : children.map(textOf).join(' ');
    const add = (node: Node, parent: string) => {
      const { role, alt, children = [] } = node;
      if (role) elements.push({ role, parent, alt, text: textOf(node).replaceAll(/\s+/g, ' ').trim() });
      for (const child of children) add(child, role ?? parent);
    };
    add((await page.getStructTree()) as Node, '');
    for (const { subtype, url, contentsObj } of await page.getAnnotations())
      if (subtype === 'Link') links.push({ url, words: contentsObj?.str ?? '' });
  }
  return {
    title: info.Title,
    language: info.Language,
    isTagged: (await document.getMarkInfo())?.Marked,
    bookmarks: ((await document.getOutline()) ?? []).map(({ title }) => title),
    pages: document.numPages,
    ...{ elements, links, untagged },
  };
}
