/** A stand-in for the Firebase Rules API, as its reference describes it. */
interface Answer {
  status: number;
  json: object;
}

/** The answer to a request that fails. */
export const refuse = (code: number, message: string): Answer => ({ status: code, json: { error: { code, message } } });
const good = (json: object): Answer => ({ status: 200, json });

/**
 * Answers for the project `demo`, whose rules are `releases`: a release's name → its text. A request that moves a release changes
 * them. The only identity has the token `token`. A page has at most `most` entries; Firebase sends 10 by default and 100 at most.
 */
export function answerRules(releases: Record<string, string>, most = 100) {
  const made: string[] = [];
  const moved = new Map<string, string>();
  const setOf = (name: string) => moved.get(name) ?? `projects/demo/rulesets/of-${name}`;
  const release = (name: string) => ({ name: `projects/demo/releases/${name}`, rulesetName: setOf(name) });
  const textOf = (set: string) => made[Number(set.split('/made-')[1])] ?? releases[set.split('/of-')[1] ?? ''];
  return (method: string, path: string, query: URLSearchParams, authorization: string | undefined, body: string) => {
    const name = path.replace(/.*?\/v1\//, '');
    if (authorization !== 'Bearer token') return refuse(403, 'The caller does not have permission');
    if (!name.startsWith('projects/demo/')) return refuse(404, 'Requested entity was not found.');
    const id = name.replace('projects/demo/releases/', '');
    if (method === 'POST') {
      made.push(JSON.parse(body).source.files[0].content);
      return good({ name: `projects/demo/rulesets/made-${made.length - 1}` });
    }
    if (method === 'PATCH') {
      const { rulesetName } = JSON.parse(body).release;
      releases[id] = textOf(rulesetName) ?? '';
      moved.set(id, rulesetName);
      return good(release(id));
    }
    if (name === 'projects/demo/releases') {
      const from = Number(query.get('pageToken'));
      const end = from + Math.min(Number(query.get('pageSize') ?? 10), most);
      const page = Object.keys(releases).slice(from, end).map(release);
      // An empty project's answer has no list.
      return good({
        ...(page.length > 0 && { releases: page }),
        ...(end < Object.keys(releases).length && { nextPageToken: String(end) }),
      });
    }
    if (id in releases) return good(release(id));
    const content = textOf(name);
    return content === undefined
      ? refuse(404, 'Requested entity was not found.')
      : good({ name, source: { files: [{ content }] } });
  };
}
