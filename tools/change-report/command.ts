/**
 * `npm run change-report -- <folder of the base's reports> [<folder of this run's>]`: what a change does, as Markdown, on
 * the standard output. The workflow keeps it up to date as one comment on the pull request.
 */
import { readReports } from './read';
import { changedReferences } from './references';
import { changeReport } from './report';

const [base, head = 'reports', ...rest] = process.argv.slice(2);
if (!base || rest.length > 0)
  throw new Error('name the folder of the reports before the change, and of those after it');
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, HEAD_SHA: sha } = process.env;
const shown = server && repository && sha ? { repository: `${server}/${repository}`, head: sha } : undefined;
const references = changedReferences(process.cwd(), shown);
process.stdout.write(changeReport(readReports(base), { ...readReports(head), references }));
