/** The pages and journeys that were asked for, shared among several visitors. */
import { pageName } from '../../build/paths';
import { journeys } from './journeys';
import { readRoute } from './readRoute';
import type { ScreenReaderRequest } from './request';
import { atStation, type Station } from './station';
import { type Hearing, hearTwice, unheard, type Versions } from './transcript';
import type { BrowserName } from './versions';

/** A page to read or a journey to go on. */
export interface Job {
  /** File name without its ending. */
  name: string;
  /** The page it starts on. */
  path: string;
  perform: (station: Station) => Promise<Hearing[]>;
}

/** Visitors at a time: each of them mostly waits for Orca to finish its sentence. */
const VISITORS = 3;

/** What there is to do, in order. */
export const jobsOf = ({ paths, hasJourneys }: ScreenReaderRequest): Job[] => [
  ...paths.map((path) => ({ name: pageName(path), path, perform: (station: Station) => readRoute(station, path) })),
  ...(hasJourneys ? journeys : []).map(({ perform, ...journey }) => ({
    ...journey,
    perform: async (station: Station) => [await hearTwice(() => perform(station))],
  })),
];

/**
 * Does the jobs at the site at `baseURL` in `browser`, tells of each when it is done, and resolves with the versions of what was heard.
 * A job that fails is told of and does not stop the others. Rejects with one line when a station cannot be set up.
 */
export async function readSite(
  baseURL: string,
  browser: BrowserName,
  jobs: readonly Job[],
  tell: (job: Job, hearings: Hearing[], versions: Versions) => void,
): Promise<Versions> {
  const queue = [...jobs];

  async function visit(station: Station): Promise<Versions> {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const hearings = await job.perform(station).catch((error) => {
        if (station.page.isClosed()) throw error;
        return [unheard(error)];
      });
      tell(job, hearings, station.versions);
    }
    return station.versions;
  }

  const visitors = Array.from({ length: Math.min(VISITORS, jobs.length) }, () =>
    atStation(baseURL, browser, visit).catch((error) => {
      queue.length = 0;
      throw error;
    }),
  );
  // All of them have taken their stations down before the first error is passed on.
  await Promise.allSettled(visitors);
  const [versions] = await Promise.all(visitors);
  if (!versions) throw new Error('There is nothing to read.');
  return versions;
}
