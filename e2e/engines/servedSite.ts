/** Serves the built site as it is deployed. A journey can withhold answers, in the same way for every browser. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningSite, runSite } from '../../tools/site/runSite';
import { observerScript } from './drivers/observer';

export interface Site extends RunningSite {
  /** Answers matching addresses with 404 from now on; `undefined` ends it. */
  withhold(pattern: RegExp | undefined): void;
}

const OBSERVER = 'observer.js';

/** A copy of the built site whose pages note the browser's messages. */
function observedCopy(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync('dist-fixture', folder, { recursive: true });
  writeFileSync(join(folder, OBSERVER), observerScript);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      page.replace('<title', () => `<script src="/${OBSERVER}"></script><title`),
    );
  }
  return folder;
}

/** Serves `dist-fixture/` on a free port. Browsers without a log need an observed copy, one for each `worker`. */
export async function serveSite(isObserved: boolean, worker: number): Promise<Site> {
  if (!existsSync('dist-fixture/index.html'))
    throw new Error('There is no built site in dist-fixture: run npm run build:fixture first.');
  const directory = isObserved ? observedCopy(`node_modules/.cache/observed-site-${worker}`) : 'dist-fixture';
  let withheld: RegExp | undefined;
  const site = await runSite(directory, (request, response, next) => {
    if (withheld?.test(request.url ?? '')) response.writeHead(404, { 'cache-control': 'no-store' }).end();
    else next();
  });
  return {
    ...site,
    withhold(pattern) {
      withheld = pattern;
    },
  };
}
