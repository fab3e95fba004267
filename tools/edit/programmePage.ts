/** The page file of a programme: a route is a file of `src/pages`, so a new programme needs one. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface TextFile {
  path: string;
  raw: string;
}

/** Examples that are not named as the kind of their window. */
const EXAMPLES: Record<string, string> = { log: 'Incident', code: 'Program' };

/** The page file of the programme in `file`. */
export function pageOf({ path: file, raw }: TextFile): TextFile {
  const { path, work } = parse(raw);
  const kind: string = work.window.kind;
  const example = EXAMPLES[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
  return {
    path: `src/pages${path}.tsx`,
    raw: `import programme from '${file.replace('src/', '../../')}';
import { ${example}Example } from '../../sections/programme/examples/${example}';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default function Programme() {
  return <ProgrammePage programme={programme} Example={${example}Example} />;
}
`,
  };
}

/** Writes the page file of the programme in `file`, a new file of the catalogue below `root`, where it has none. */
export function addPage(root: string, file: string): void {
  const { path, raw } = pageOf({ path: file, raw: readFileSync(join(root, file), 'utf8') });
  if (existsSync(join(root, path))) return;
  if (!/^src\/pages\/programs\/[\w-]+\.tsx$/.test(path))
    throw new Error(`${file}: path must be such as /programs/pottery`);
  writeFileSync(join(root, path), raw);
}
