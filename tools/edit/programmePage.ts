/** The page file of a programme: a route is a file of `src/pages`, so a new programme needs one. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Text of the page file of the programme in `file`. */
export const pageOf = (file: string): string => `import programme from '${file.replace('src/', '#')}';
import { ProgrammePage } from '../../sections/programme/ProgrammePage';

export default () => <ProgrammePage programme={programme} />;
`;

/** Writes the page file of the programme in `file`, a file of the catalogue below `root`, unless it has one. */
export function addPage(root: string, file: string): void {
  const { path } = parse(readFileSync(join(root, file), 'utf8'));
  const page = join(root, `src/pages${path}.tsx`);
  if (existsSync(page)) return;
  if (!/^\/programs\/[\w-]+$/.test(path)) throw new Error(`${file}: path must be such as /programs/pottery`);
  writeFileSync(page, pageOf(file));
}
