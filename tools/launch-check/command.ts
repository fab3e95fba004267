/**
 * The centre's list before going live. Each line is a fault of the catalogue, a date that runs out, or a value still
 * listed in `samples`. `-- --dates` leaves the samples out. Exits 1 while there is a line.
 */

import { buildDay } from '../../build/day';
import { pagePaths } from '../../build/pagePaths';
import { catalogueProblems } from '../../src/catalogue/check';
import { catalogue } from '../../src/catalogue/index';
import { sampleMarks } from '../../src/catalogue/samples';
import { catalogueWarnings } from '../../src/catalogue/warnings';

const root = process.cwd();
/** For whoever must settle it: education by an accredited provider may be exempt (Value-Added Tax Act, section 12(h)). */
const VAT_NOTE =
  ' – ask the accountant: fees of an accredited provider may be exempt from VAT (VAT Act, section 12(h))';

/** Every sample value, with its file and line. */
function sampleLines(): string[] {
  return catalogue.texts.flatMap(({ file, value }) =>
    sampleMarks(value).map(
      ({ field, line, text }) => `${file}:${line}: ${field}: ${text}${/\bVAT\b/.test(text) ? VAT_NOTE : ''}`,
    ),
  );
}

const day = buildDay();
const faults = catalogueProblems(catalogue, await pagePaths(root));
// The rules of dates rely on a sound catalogue.
const dates = faults.length > 0 ? [] : catalogueWarnings(catalogue, day);
const marks = process.argv.includes('--dates') ? [] : sampleLines();

for (const line of [...faults, ...dates, ...marks]) console.log(line);
if (marks.length > 0) {
  console.log(
    `\n${marks.length} sample values are still in place. Replace each, or confirm it by taking it off its file's list ‘samples’.`,
  );
}
if (faults.length + dates.length + marks.length > 0) process.exitCode = 1;
else if (process.argv.includes('--dates')) console.log(`Every date holds on ${day}.`);
else console.log('No sample value is left and every date holds: the catalogue is ready to go live.');
