/** The page file of a programme: a route is a file of `src/pages`, so a new programme needs one. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface TextFile {
  path: string;
  raw: string;
}

/** The page file of the programme in `file`. */
export function pageOf({ path: file, raw }: TextFile): TextFile {
  return {
    path: `src/pages${parse(raw).path}.tsx`,
    raw: [
      `import programme from '${file.replace('src/', '#')}';`,
      "import { ProgrammePage } from '../../sections/programme/ProgrammePage';",
      '',
      'export default () => <ProgrammePage programme={programme} />;',
      '',
    ].join('\n'),
  };
}

/** Writes the page file of the programme in `file`, a file of the catalogue below `root`, unless it has one. */
export function addPage(root: string, file: string): void {
  const { path, raw } = pageOf({ path: file, raw: readFileSync(join(root, file), 'utf8') });
  if (existsSync(join(root, path))) return;
  if (!/^src\/pages\/programs\/[\w-]+\.tsx$/.test(path))
    throw new Error(`${file}: path must be such as /programs/pottery`);
  writeFileSync(join(root, path), raw);
}
