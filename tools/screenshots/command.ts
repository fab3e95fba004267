/**
 * Pictures of every route of the built site in `reports/screenshots/now/`: six widths, light, dark, forced colours, on
 * paper, and text at twice its size. Paths as arguments choose routes: `npm run screenshots -- /about /careers`.
 * `--compare <folder or commit>` sets them beside earlier ones and exits 1 where a pixel differs.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pagePaths } from '../../build/catalogue';
import { NOT_FOUND } from '../../build/paths';
import { compareFolders } from './compare';
import { earlierPictures } from './earlier';
import { writeReport } from './report';
import { takePictures } from './take';

const REPORTS = 'reports/screenshots';
const NOW = `${REPORTS}/now`;
const COMPARED = `${REPORTS}/compared`;

const { values, positionals } = parseArgs({ options: { compare: { type: 'string' } }, allowPositionals: true });
const paths = positionals.length > 0 ? positionals : [...pagePaths(process.cwd()), NOT_FOUND];

const before = values.compare === undefined ? undefined : await earlierPictures(values.compare, paths, REPORTS);
rmSync(NOW, { recursive: true, force: true });
console.log(`${await takePictures('dist', NOW, paths)} pictures are in ${NOW}/`);

if (before !== undefined) {
  rmSync(COMPARED, { recursive: true, force: true });
  const { compared, differences, gone, added } = compareFolders(before, NOW, `${COMPARED}/masks`);
  if (compared === 0) throw new Error(`--compare ${values.compare}: ${before}/ has none of these pictures.`);
  if (differences.length > 0) {
    writeReport(COMPARED, differences, { before, now: NOW, masks: `${COMPARED}/masks` });
    for (const { name, pixels, top } of differences)
      console.log(`${name}: ${pixels} px differ, the first in row ${top}`);
    console.log(`The report is ${COMPARED}/index.html`);
    process.exitCode = 1;
  }
  if (positionals.length === 0 && gone.length > 0) console.log(`Only before: ${gone.join(', ')}`);
  if (added.length > 0) console.log(`Only now: ${added.join(', ')}`);
  console.log(`${differences.length} of ${compared} pictures differ from ${values.compare}.`);
}
