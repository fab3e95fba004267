/** Which reference pictures a change brings, as git has them, and where both sides of one can be seen. */
import { changeStart, git } from '../site/git';

const FOLDER = 'pictures/reference';

/** A reference picture that is not what it was. */
export interface ReferenceChange {
  /** Below the references, without `.png`. */
  name: string;
  /** Addresses of the picture before and now; none where there was or is none, or nobody shows it. */
  before?: string;
  now?: string;
}

/** Where a host shows the files of a commit: `https://github.com/owner/name`, and the commit that is looked at. */
export interface Shown {
  repository: string;
  head: string;
}

/** The reference pictures that differ from those where the change began; undefined where git cannot tell. */
export function changedReferences(root: string, shown?: Shown): ReferenceChange[] | undefined {
  const start = changeStart(root);
  const lines =
    start === undefined ? start : git(root, 'diff', '--name-status', '--no-renames', start, 'HEAD', '--', FOLDER);
  if (start === undefined || lines === undefined) return undefined;
  return lines
    .split('\n')
    .filter((line) => line.endsWith('.png'))
    .map((line) => {
      const [state, path = ''] = line.split('\t');
      const at = (commit: string) => shown && `${shown.repository}/blob/${commit}/${path}?raw=true`;
      const [before, now] = [state === 'A' ? undefined : at(start), state === 'D' ? undefined : at(shown?.head ?? '')];
      const name = path.slice(FOLDER.length + 1, -'.png'.length);
      return { name, ...(before && { before }), ...(now && { now }) };
    });
}
