/** Writes the pack: `index.html`, a page for each route, and the files for machines. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { csv } from './csv';
import { earl } from './earl';
import { indexPage } from './html/indexPage';
import { byPath } from './html/results';
import { routeFile, routePage } from './html/routePage';
import type { PackInput, Summary } from './model';
import { openAcr } from './openacr';
import { summarise } from './summary';
import { wcagEm } from './wcagEm';

/** Writes all files of the pack into `folder` and returns the summary they are made from. */
export function writePack(folder: string, input: PackInput): Summary {
  const summary = summarise(input);
  const files: Record<string, string> = {
    'index.html': indexPage(summary),
    'earl.jsonld': earl(summary),
    'wcag-em.json': wcagEm(summary),
    'openacr.yaml': openAcr(summary),
    'results.csv': csv(summary),
  };
  for (const [path, states] of byPath(input.evaluation.states)) {
    files[routeFile(path)] = routePage(states, summary.partial);
  }
  rmSync(join(folder, 'routes'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return summary;
}
