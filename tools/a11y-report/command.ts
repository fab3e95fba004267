/**
 * The accessibility evidence pack: `npm run a11y:report`, or with `-- /about /careers` a part of it. An address (`http://…`)
 * evaluates a running site. Always writes `reports/accessibility/`; exits 1 if a check failed or a verdict is out of date.
 */
import { readJudgements } from '../../build/judgements';
import { pagePaths } from '../../build/pagePaths';
import { NOT_FOUND } from '../../build/paths';
import organisation from '../../src/catalogue/organisation.yaml';
import { provideBrowser } from '../site/browser';
import { serveBuild } from '../site/serveBuild';
import { collectEvidence } from './collect/collect';
import { readRequest, wrongIn } from './lines';
import { writePack } from './pack';

const FOLDER = 'reports/accessibility';

const sitePaths = await pagePaths(process.cwd());
const all = [...sitePaths, NOT_FOUND];
const { paths, site, command } = readRequest(process.argv.slice(2), all);
// Read first, so that a faulty file stops the run at once.
const judgements = readJudgements(process.cwd());
if (site && !(await fetch(site).catch(() => undefined))?.ok)
  throw new Error(`Nothing answers at ${site}. Start the site (npm start), or leave the address out to have it built.`);
provideBrowser();
const served = site ? undefined : await serveBuild();
const baseURL = site ?? served?.address ?? '';
const { name, siteAddress, contact } = organisation;
const start = Date.now();

try {
  const evaluation = await collectEvidence({
    ...{ baseURL, all, out: FOLDER },
    chosen: paths.length > 0 ? all.filter((path) => paths.includes(path)) : all,
    onPage: (path, done, total) => {
      const left = Math.round(((Date.now() - start) / done) * (total - done) * 1e-3);
      console.log(`Page ${done} of ${total}, about ${left} s left: ${path}`);
    },
  });
  const summary = writePack(FOLDER, {
    ...{ evaluation, judgements, paths: sitePaths, command },
    subject: { name, address: siteAddress ?? baseURL, email: contact.email },
  });
  const wrong = wrongIn(summary);
  for (const line of [...wrong, `The report: ${FOLDER}/index.html`]) console.log(line);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  served?.close();
}
