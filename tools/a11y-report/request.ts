/** What `npm run a11y:report` was asked for. */

export interface ReportRequest {
  /** Pages to evaluate; none for all. */
  paths: string[];
  /** Address of a site that is already running; none to build and serve this one. */
  site?: string;
  /** An earlier `evidence.json` to compare with. */
  earlier?: string;
  /** Repeats the same. */
  command: string;
}

/**
 * Reads the arguments: paths of the site, the address of a running site, which begins with http, and `--compare` with the
 * file to compare with.
 * Throws one line for a path that the site does not have, and for anything else.
 */
export function readRequest(all: string[], sitePaths: string[]): ReportRequest {
  const at = all.indexOf('--compare');
  const earlier = at < 0 ? undefined : all[at + 1];
  if (at >= 0 && !earlier?.endsWith('.json'))
    throw new Error('Name the evidence.json to compare with after --compare.');
  const words = all.filter((_word, index) => at < 0 || (index !== at && index !== at + 1));
  const sites = words.filter((word) => /^https?:\/\//.test(word));
  const paths = words.filter((word) => word.startsWith('/'));
  const other = words.find((word) => !sites.includes(word) && !paths.includes(word));
  if (other !== undefined) {
    throw new Error(
      `‘${other}’ is neither a path of the site, as /about, nor the address of a running one, as http://localhost:4173.`,
    );
  }
  if (sites.length > 1) throw new Error('Name one running site, not several.');
  const unknown = paths.find((path) => !sitePaths.includes(path));
  if (unknown !== undefined) {
    throw new Error(`${unknown} is no page of the site. Its pages: ${sitePaths.join(' ')}`);
  }
  const site = sites[0]?.replace(/\/+$/, '');
  const command = ['npm run a11y:report', ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
  return { paths, command, ...(site !== undefined && { site }), ...(earlier !== undefined && { earlier }) };
}

/** Throws one line when nothing answers at `site`. */
export async function mustAnswer(site: string): Promise<void> {
  const answer = await fetch(site).catch(() => undefined);
  if (!answer?.ok) {
    throw new Error(
      `Nothing answers at ${site}. Start the site (npm start), or leave the address out to have it built and served.`,
    );
  }
}
