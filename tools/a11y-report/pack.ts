/** Writes the pack: `index.html` with the form of verdicts, a page for each kind of evidence, and EARL. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type EvidenceKind, KINDS } from '../../a11y/support/model';
import { earl } from './earl';
import { evidencePage } from './html/evidence';
import { indexPage } from './html/index';
import { judge } from './html/judge';
import { type PackInput, type Summary, summarise } from './summary';

/** Writes all files of the pack into `folder`, and returns their summary. */
export function writePack(folder: string, input: PackInput): Summary {
  const summary = summarise(input);
  const files: Record<string, string | undefined> = {
    'index.html': indexPage(summary),
    'judge.js': `(${judge})();\n`,
    'earl.jsonld': earl(summary),
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
