/** Differences between two builds: pages by their content, brochures and calendars by their bytes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error: it brings no types.
import { JSDOM } from 'jsdom';

const SHOWN = /\.(?:html|ics|pdf)$/;
/** Elements that no visitor sees, or that differ in each build. */
const UNSEEN = 'script, style, link, template';

/** A page's title, description and body. */
function contentOf(html: string): string {
  const { document }: { document: Document } = new JSDOM(html).window;
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  for (const element of document.querySelectorAll(UNSEEN)) element.remove();
  return [document.title, description, document.body.innerHTML].join('\n');
}

function filesOf(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return new Map(names.filter((name) => SHOWN.test(name)).map((name) => [name, readFileSync(join(folder, name))]));
}

export interface Change {
  /** Path below the built site's folder. */
  file: string;
  kind: 'new' | 'changed' | 'gone';
}

/** Differences of the build in the folder `after` from the one in `before`, by name. */
export function changesBetween(before: string, after: string): Change[] {
  const [old, now] = [filesOf(before), filesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((file): Change[] => {
    const [was, is] = [old.get(file), now.get(file)];
    if (!was || !is) return [{ file, kind: is ? 'new' : 'gone' }];
    if (was.equals(is)) return [];
    const isSame = file.endsWith('.html') && contentOf(was.toString()) === contentOf(is.toString());
    return isSame ? [] : [{ file, kind: 'changed' }];
  });
}

/** The address of a built page, as `/programs/AITools`; `undefined` for another file. */
export const addressOf = (file: string): string | undefined =>
  file.endsWith('.html') ? `/${file.replace(/(?:index)?\.html$/, '')}` : undefined;

/** The changes as a list in Markdown, for a comment. */
export function listOf(changes: Change[]): string {
  const lines = changes.map(
    ({ file, kind }) => `- \`${addressOf(file) ?? `/${file}`}\`${kind === 'changed' ? '' : ` (${kind})`}`,
  );
  return lines.length > 0
    ? `The change of the content shows here:\n\n${lines.join('\n')}\n`
    : 'No page shows the change of the content when it opens. It may stand in a menu, a search or an example.\n';
}
