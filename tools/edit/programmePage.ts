/** The page file of a programme: a route is a file of `src/pages`, so a new programme needs one. */
import { parse } from 'yaml';
import { catalogue } from '../../src/catalogue/index';

export interface TextFile {
  path: string;
  raw: string;
}

/** Examples that are not named as the kind of their window. */
const EXAMPLES: Record<string, string> = { log: 'Incident', code: 'Program' };

/** The page file of the programme in `file`. */
export function pageOf({ path: file, raw }: TextFile): TextFile {
  const { path, work } = parse(raw);
  const kind: string = work.window.kind;
  const example = `${EXAMPLES[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1)}Example`;
  return {
    path: `src/pages${path}.tsx`,
    raw: `import programme from '${file.replace('src/', '../../')}';
import { ${example} } from '../../sections/programme/examples/${example}';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function Programme() {
  return <ProgrammePage programme={programme} Example={${example}} />;
}
`,
  };
}

/** `files` that are saved, with the page of a programme that the site does not have yet. */
export function withPages<T extends TextFile>(files: T[]): (T & TextFile)[] {
  const isNew = ({ path, raw }: T) =>
    path.includes('/programmes/') &&
    !catalogue.programmes.some(({ file, value }) => file === path || value.path === parse(raw).path);
  return [...files, ...files.filter(isNew).map((file) => ({ ...file, ...pageOf(file) }))];
}
