/** Checks the names of the catalogue's files: none may be missing or unread. */
import { schemaOf, schemas } from '../schema/files';

/** Files that the site's code reads by name. Programmes are read whatever their names. */
const NEEDED = Object.keys(schemas).map((name) => `${name}.yaml`);

/** `file` without changes that happen by accident: case, `.yml`, `(1)`. */
const plain = (file: string) =>
  file
    .toLowerCase()
    .replace(/\.ya?ml$/, '.yaml')
    .replace(/[ _-]*(\(\d+\)|copy)\.yaml$/, '.yaml');

/**
 * Problems of the catalogue's file names, one line each. `files` are all files below its folder, without code and JSON
 * Schemas.
 */
export function* fileProblems(files: string[]): Generator<string> {
  const meant = (file: string) => NEEDED.find((name) => plain(name) === plain(file));
  for (const file of files) {
    const name = meant(file);
    if (file === name || (!name && schemaOf(`src/catalogue/${file}`))) continue;
    const isProgramme = /^programmes\/[\w-]+\.ya?ml$/i.test(file);
    const other = isProgramme
      ? `rename it to ${file.replace(/\.\w+$/, '.yaml')}`
      : 'a programme stands in programmes/NAME.yaml; move it there, or take it out';
    yield `src/catalogue/${file}: nobody reads this file: ${name ? `rename it to ${name}, or take it out` : other}`;
  }
  for (const file of NEEDED)
    if (!files.some((one) => meant(one) === file))
      yield `src/catalogue/${file}: is missing, and the site needs it; bring it back`;
}
