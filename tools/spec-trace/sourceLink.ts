/** Where a test's link leads. */
import type { SourceLink } from './model';

const encodePath = (file: string) => file.split('/').map(encodeURIComponent).join('/');
const anchor = (line: number | null) => (line === null ? '' : `#L${line}`);

/** From `reports/spec/` to the source in the same checkout. */
export const relativeLink: SourceLink = (file, line) => `../../${encodePath(file)}${anchor(line)}`;

/** To the tested commit on the code host, for a job's summary; null outside CI. */
export function blobLink(env: Record<string, string | undefined>): SourceLink | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
  if (!server || !repository || !commit) return null;
  return (file, line) => `${server}/${repository}/blob/${commit}/${encodePath(file)}${anchor(line)}`;
}
