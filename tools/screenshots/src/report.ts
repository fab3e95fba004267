/** The comparison as a page: each picture that differs, before, now, and where. */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Difference } from './compare';

interface Folders {
  before: string;
  now: string;
  masks: string;
}

function row({ name, pixels, top, sizes: [before, now] }: Difference, from: string, folders: Folders): string {
  const sizes = before.join() === now.join() ? before.join(' × ') : `${before.join(' × ')} → ${now.join(' × ')}`;
  const picture = (folder: string) =>
    `<a href="${relative(from, join(folder, name))}"><img loading="lazy" alt="" src="${relative(from, join(folder, name))}"></a>`;
  return `<tr><th scope="row">${name}<br>${pixels} px differ, from row ${top}<br>${sizes}</th>${[folders.before, folders.now, folders.masks].map((folder) => `<td>${picture(folder)}</td>`).join('')}</tr>`;
}

/** Writes `index.html` and `differences.json` into `directory`. */
export function writeReport(directory: string, differences: Difference[], folders: Folders): void {
  const rows = differences.toSorted((a, b) => b.pixels - a.pixels).map((one) => row(one, directory, folders));
  const style =
    'body{font:16px/1.4 sans-serif}img{max-width:26vw;border:1px solid}td,th{vertical-align:top;text-align:left}';
  writeFileSync(
    join(directory, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures compared</title><style>${style}</style><h1>Pictures compared</h1><table><thead><tr><th scope="col">Picture</th><th scope="col">Before</th><th scope="col">Now</th><th scope="col">Difference</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></html>\n`,
  );
  writeFileSync(join(directory, 'differences.json'), `${JSON.stringify(differences, null, 2)}\n`);
}
