/**
 * The centre's list before going live. Each line is a date that runs out, a person who is not named or a value still listed in `samples`. If the catalogue
 * has faults, only these are listed. `-- --dates` leaves the samples out. Exits 1 while there is a line.
 */
import { CatalogueError, loadCatalogue } from '../../build/catalogue';
import { unnamedPeople } from '../../src/catalogue/checks';
import { sampleMarks } from '../../src/catalogue/checks/samples';
import type { Catalogue } from '../../src/catalogue/index';

/** Note for fees: education by an accredited provider may be exempt, which an accountant must decide. */
const VAT_NOTE =
  ' – ask the accountant: fees of an accredited provider may be exempt from VAT (VAT Act, section 12(h))';

/** Every sample value, with its file and line. */
function sampleLines({ texts }: Catalogue): string[] {
  return texts.flatMap(({ file, value }) =>
    sampleMarks(value).map(
      ({ field, line, text }) => `${file}:${line}: ${field}: ${text}${/\bVAT\b/.test(text) ? VAT_NOTE : ''}`,
    ),
  );
}

try {
  const { catalogue, day, warnings } = await loadCatalogue(process.cwd());
  const isOfDates = process.argv.includes('--dates');
  const marks = isOfDates ? [] : sampleLines(catalogue);
  const unnamed = isOfDates ? [] : unnamedPeople(catalogue);
  for (const line of [...warnings, ...unnamed, ...marks]) console.log(line);
  if (marks.length > 0) {
    console.log(
      `\n${marks.length} sample values are still in place. Replace each, or confirm it by taking it off its file's list ‘samples’.`,
    );
  }
  if (warnings.length + unnamed.length + marks.length > 0) process.exitCode = 1;
  else if (isOfDates) console.log(`Every date holds on ${day}.`);
  else console.log('No sample value is left and every date holds: the catalogue is ready to go live.');
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  for (const line of error.problems) console.log(line);
  process.exitCode = 1;
}
