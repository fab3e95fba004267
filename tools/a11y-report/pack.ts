/** Writes the pack: `index.html`, a page for each route, the sheets with their evidence, and EARL. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EvidenceKind } from '../../a11y/support/model';
import { earl } from './earl';
import { evidencePage, placesPage } from './html/evidence';
import { indexPage } from './html/index';
import { judge } from './html/judge';
import { judgePage } from './html/sheets';
import { KINDS } from './judging';
import { type PackInput, type Summary, summarise } from './summary';

/** Writes all files of the pack into `folder` and returns the summary they are made from. */
export function writePack(folder: string, input: PackInput): Summary {
  const summary = summarise(input);
  const files: Record<string, string | undefined> = {
    'index.html': indexPage(summary),
    'judge.html': judgePage(summary),
    'judge.js': `(${judge})();\n`,
    'earl.jsonld': earl(summary),
    'evidence/places.html': placesPage(summary),
  };
  for (const kind of Object.keys(KINDS) as EvidenceKind[]) files[`evidence/${kind}.html`] = evidencePage(kind, summary);
  rmSync(join(folder, 'evidence'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return summary;
}
