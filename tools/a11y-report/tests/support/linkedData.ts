/** Reading JSON-LD without a network. */
import jsonld, { type NodeObject } from 'jsonld';

export const EARL = 'http://www.w3.org/ns/earl#';

/** Fails on everything that would have to be fetched. */
export function documentLoader(url: string): never {
  throw new Error(`the document asks for ${url}`);
}

/** All nodes of a document with a type, wherever they stand in it. */
export async function nodesOfType(text: string, type: string): Promise<NodeObject[]> {
  const expanded = await jsonld.expand(JSON.parse(text), { documentLoader });
  const flat = (await jsonld.flatten(expanded as never)) as unknown as NodeObject[];
  return flat.filter((node) => (node['@type'] as string[] | undefined)?.includes(type));
}

/** The address that a property of an expanded node leads to. */
export function idOf(node: NodeObject | undefined, property: string): string {
  const [value] = (node?.[property] ?? []) as NodeObject[];
  return String(value?.['@id']);
}
