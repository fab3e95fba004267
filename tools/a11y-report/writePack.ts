/** Writes the pack: `index.html`, a page for each route, the sheets with their evidence, and the files for machines. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EvidenceKind } from '../../a11y/model';
import { earl } from './earl';
import { evidenceFile, evidencePage } from './html/evidencePage';
import { indexPage } from './html/indexPage';
import { judgePage } from './html/judgePage';
import { routeFile, routePage } from './html/routePage';
import { KINDS } from './judging/shown';
import type { PackInput, Summary } from './model';
import { summarise } from './summary';

/** Writes all files of the pack into `folder` and returns the summary they are made from. */
export function writePack(folder: string, input: PackInput): Summary {
  const summary = summarise(input);
  const files: Record<string, string | undefined> = {
    'index.html': indexPage(summary),
    'judge.html': judgePage(summary),
    'earl.jsonld': earl(summary),
  };
  for (const kind of Object.keys(KINDS) as EvidenceKind[]) files[evidenceFile(kind)] = evidencePage(kind, summary);
  for (const page of summary.pages) files[routeFile(page.path)] = routePage(page, summary.partial);
  for (const part of ['routes', 'evidence']) rmSync(join(folder, part), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return summary;
}
