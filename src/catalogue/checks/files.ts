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

function wayOut(file: string): string {
  const needed = NEEDED.find((name) => plain(name) === plain(file));
  if (needed) return `rename it to ${needed}, or take it out`;
  if (/^programmes\/[\w-]+\.ya?ml$/i.test(file)) return `rename it to ${file.replace(/\.\w+$/, '.yaml')}`;
  return 'a programme stands in programmes/NAME.yaml; move it there, or take it out';
}

/**
 * Problems of the catalogue's file names, one line each. `files` are all files below its folder, without code and JSON
 * Schemas.
 */
export function fileProblems(files: string[]): string[] {
  const isMisspelt = (file: string) => !NEEDED.includes(file) && NEEDED.some((name) => plain(name) === plain(file));
  const unread = files.filter((file) => !schemaOf(`src/catalogue/${file}`) || isMisspelt(file));
  const found = new Set(files);
  const renamed = new Set(unread.map(plain));
  return [
    ...unread.map((file) => `src/catalogue/${file}: nobody reads this file: ${wayOut(file)}`),
    ...NEEDED.filter((file) => !found.has(file) && !renamed.has(plain(file))).map(
      (file) => `src/catalogue/${file}: is missing, and the site needs it; bring it back`,
    ),
  ];
}
