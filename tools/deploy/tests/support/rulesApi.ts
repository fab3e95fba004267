/** A stand-in for the Firebase Rules API, as its reference describes it. */

/** The answer to a request that fails. */
export const refuse = (code: number, message: string): Response =>
  Response.json({ error: { code, message } }, { status: code });

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
  return async (request: Request): Promise<Response> => {
    const { method, headers, url } = request;
    const { pathname, searchParams: query } = new URL(url);
    const name = pathname.replace('/v1/', '');
    if (headers.get('Authorization') !== 'Bearer token') return refuse(403, 'The caller does not have permission');
    if (!name.startsWith('projects/demo/')) return refuse(404, 'Requested entity was not found.');
    const id = name.replace('projects/demo/releases/', '');
    if (method === 'POST') {
      made.push((await request.json()).source.files[0].content);
      return Response.json({ name: `projects/demo/rulesets/made-${made.length - 1}` });
    }
    if (method === 'PATCH') {
      const { rulesetName } = (await request.json()).release;
      releases[id] = textOf(rulesetName) ?? '';
      moved.set(id, rulesetName);
      return Response.json(release(id));
    }
    if (name === 'projects/demo/releases') {
      const from = Number(query.get('pageToken'));
      const end = from + Math.min(Number(query.get('pageSize') ?? 10), most);
      const page = Object.keys(releases).slice(from, end).map(release);
      // An empty project's answer has no list.
      return Response.json({
        ...(page.length > 0 && { releases: page }),
        ...(end < Object.keys(releases).length && { nextPageToken: String(end) }),
      });
    }
    if (id in releases) return Response.json(release(id));
    const content = textOf(name);
    return content === undefined
      ? refuse(404, 'Requested entity was not found.')
      : Response.json({ name, source: { files: [{ content }] } });
  };
}
