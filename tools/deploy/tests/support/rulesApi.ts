/** A stand-in for the Firebase Rules API, as its reference describes it. */
import { type HttpHandler, HttpResponse, http } from 'msw';

interface Project {
  /** Release → the text of its rules. */
  releases: Record<string, string>;
  /** Requests that change something, in order. */
  changes: string[];
}

interface Options {
  /** Status of a request that fails; `undefined` for one that succeeds. */
  fails?: (request: string) => number | undefined;
  /** Entries of a page; Firebase sends 10 by default and 100 at most. */
  most?: number;
}

const error = (code: number, message: string) => HttpResponse.json({ error: { code, message } }, { status: code });

/** The API at `address` for the project `demo` with these releases. Its only identity has the token `token`. */
export function rulesApi(address: string, releases: Record<string, string>, { fails, most = 100 }: Options = {}) {
  const project: Project = { releases, changes: [] };
  const texts = new Map(Object.entries(releases).map(([name, text]) => [`projects/demo/rulesets/of-${name}`, text]));
  const sets = new Map(Object.keys(releases).map((name) => [name, `projects/demo/rulesets/of-${name}`]));
  const release = (name: string) => ({ name: `projects/demo/releases/${name}`, rulesetName: sets.get(name) });
  const handler: HttpHandler = http.all(`${address}/v1/projects/:project/*`, async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/.*?\/v1\//, '');
    const asked = `${request.method} ${path.replace('projects/demo/', '')}`;
    const status = fails?.(asked);
    if (status) return error(status, 'Something went wrong.');
    if (request.headers.get('Authorization') !== 'Bearer token')
      return error(403, 'The caller does not have permission');
    if (!path.startsWith('projects/demo/')) return error(404, 'Requested entity was not found.');
    if (request.method !== 'GET') project.changes.push(asked);
    const name = path.replace('projects/demo/releases/', '');
    if (request.method === 'POST') {
      const { source } = (await request.json()) as { source: { files: { content: string }[] } };
      const made = `projects/demo/rulesets/${texts.size + 1}`;
      texts.set(made, source.files[0]?.content ?? '');
      return HttpResponse.json({ name: made, source });
    }
    if (request.method === 'PATCH') {
      const body = (await request.json()) as { release: { rulesetName: string } };
      sets.set(name, body.release.rulesetName);
      project.releases[name] = texts.get(body.release.rulesetName) ?? '';
      return HttpResponse.json(release(name));
    }
    if (path === 'projects/demo/releases') {
      const from = Number(searchParams.get('pageToken'));
      const size = Math.min(Number(searchParams.get('pageSize') ?? 10), most);
      const names = Object.keys(project.releases);
      const page = names.slice(from, from + size).map(release);
      // An empty project's answer has no list.
      return HttpResponse.json({
        ...(page.length > 0 && { releases: page }),
        ...(from + size < names.length && { nextPageToken: String(from + size) }),
      });
    }
    if (sets.has(name)) return HttpResponse.json(release(name));
    return texts.has(path)
      ? HttpResponse.json({ name: path, source: { files: [{ content: texts.get(path) }] } })
      : error(404, 'Requested entity was not found.');
  });
  return { handler, project };
}
