/** A repository at GitHub as Decap CMS sees it, for one pull request at a time: msw answers at the edge of the network. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { answer } from '../../spec/support/browser/configuredSite';

const API = 'https://api.github.com';
const REPOSITORY = `${API}/repos/centre/site`;
const BASE = '1'.repeat(40);
const HEAD = '2'.repeat(40);

/** Status that `preview.yml` sets on the commit of a pull request. */
const statuses = [{ context: 'deploy/preview', state: 'success', target_url: 'https://preview.example' }];

export interface PullRequest {
  title: string;
  branch: string;
  base: string;
  labels: string[];
  /** Path → text. */
  files: Map<string, string>;
}

/** Window of a sign-in service after a successful sign-in. */
const SIGN_IN = `<script>
addEventListener('message', ({ origin }) => opener.postMessage('authorization:github:success:{"token":"token","provider":"github"}', origin));
opener.postMessage('authorizing:github', '*');
</script>`;

const shaOf = (text: string) => createHash('sha1').update(text).digest('hex');

export interface Repository {
  /** The pull requests that are open: one at a time. */
  pulls: PullRequest[];
  /** The merged pull requests. */
  merged: PullRequest[];
  /** Requests that no handler answers. */
  unanswered: string[];
}

/** Answers for GitHub and the sign-in service. */
export async function answerGitHub(context: BrowserContext): Promise<Repository> {
  const blobs = new Map<string, string>();
  const repository: Repository = { pulls: [], merged: [], unanswered: [] };
  const { pulls, merged, unanswered } = repository;
  let changed: Map<string, string> = new Map();
  const keep = (text: string) => {
    blobs.set(shaOf(text), text);
    return shaOf(text);
  };
  const pullOf = ({ title, branch, base, labels }: PullRequest) => ({
    number: 1,
    title,
    state: 'open',
    head: { ref: branch, sha: HEAD, repo: { fork: false } },
    base: { ref: base },
    labels: labels.map((name) => ({ name })),
    user: { login: 'thandi' },
    updated_at: '2026-11-21T08:00:00Z',
  });
  const handlers = [
    http.get(`${API}/user`, () => HttpResponse.json({ login: 'thandi', name: 'Thandi', avatar_url: '' })),
    http.get(`${API}/users/:login`, () => HttpResponse.json({ login: 'thandi', name: 'Thandi' })),
    http.get(REPOSITORY, () => HttpResponse.json({ owner: { login: 'centre' }, permissions: { push: true } })),
    http.get(`${REPOSITORY}/branches/:branch`, ({ params }) =>
      HttpResponse.json({ name: params.branch, commit: { sha: params.branch === 'main' ? BASE : HEAD } }),
    ),
    http.get(/\/git\/trees\/main:/, ({ request }) => {
      const folder = decodeURIComponent(request.url).split('main:')[1] ?? '';
      // Pictures have no folder yet.
      if (!existsSync(folder)) return HttpResponse.json({ message: 'Not Found' }, { status: 404 });
      const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
      const tree = files.map(({ name }) => ({
        type: 'blob',
        path: name,
        sha: keep(readFileSync(join(folder, name), 'utf8')),
        size: 1,
      }));
      return HttpResponse.json({ tree });
    }),
    http.get(`${REPOSITORY}/git/blobs/:sha`, ({ params }) =>
      HttpResponse.json({ content: Buffer.from(blobs.get(String(params.sha)) ?? '').toString('base64') }),
    ),
    http.get(`${REPOSITORY}/commits`, () => HttpResponse.json([])),
    http.get(`${REPOSITORY}/commits/:sha/status`, () => HttpResponse.json({ statuses })),
    http.get(`${REPOSITORY}/pulls`, () => HttpResponse.json(pulls.map(pullOf))),
    http.get(/\/compare\//, () =>
      HttpResponse.json({
        files: [...(pulls[0]?.files ?? [])].map(([filename, text]) => ({
          filename,
          status: existsSync(filename) ? 'modified' : 'added',
          sha: keep(text),
          patch: '@@',
        })),
        base_commit: { sha: BASE },
        commits: [{ sha: HEAD, parents: [{ sha: BASE }], commit: { message: 'Update' } }],
      }),
    ),
    http.post(`${REPOSITORY}/git/blobs`, async ({ request }) => {
      const { content } = (await request.json()) as { content: string };
      return HttpResponse.json({ sha: keep(Buffer.from(content, 'base64').toString()) });
    }),
    http.post(`${REPOSITORY}/git/trees`, async ({ request }) => {
      const { tree } = (await request.json()) as { tree: { path: string; sha: string }[] };
      changed = new Map(tree.map(({ path, sha }) => [path, blobs.get(sha) ?? '']));
      return HttpResponse.json({ sha: '3'.repeat(40) });
    }),
    http.post(`${REPOSITORY}/git/commits`, () => HttpResponse.json({ sha: HEAD })),
    http.post(`${REPOSITORY}/git/refs`, async ({ request }) => HttpResponse.json(await request.json())),
    http.patch(/\/git\/refs\/heads\//, async ({ request }) => {
      const isDraft = decodeURIComponent(request.url).endsWith(String(pulls[0]?.branch));
      if (!isDraft) return HttpResponse.json({ message: 'Protected branch' }, { status: 422 });
      if (pulls[0]) pulls[0].files = changed;
      return HttpResponse.json({});
    }),
    http.delete(/\/git\/refs\/heads\//, () => new HttpResponse(null, { status: 204 })),
    http.get(/\/contents\//, ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const path = pathname.split('/contents/')[1] ?? '';
      const isDraft = searchParams.get('ref') === pulls[0]?.branch;
      if (!isDraft && searchParams.get('ref') !== 'main')
        return HttpResponse.json({ message: 'Not Found' }, { status: 404 });
      return HttpResponse.text((isDraft && pulls[0]?.files.get(path)) || readFileSync(path, 'utf8'));
    }),
    http.put(`${REPOSITORY}/pulls/1/merge`, () => {
      merged.push(...pulls.splice(0));
      return HttpResponse.json({ merged: true });
    }),
    http.post(`${REPOSITORY}/pulls`, async ({ request }) => {
      const { title, head, base } = (await request.json()) as Record<string, string>;
      const branch = String(head).split(':').at(-1) ?? '';
      const pull = { title: String(title), branch, base: String(base), labels: [], files: changed };
      pulls.push(pull);
      return HttpResponse.json(pullOf(pull));
    }),
    http.put(`${REPOSITORY}/issues/1/labels`, async ({ request }) => {
      const { labels } = (await request.json()) as { labels: string[] };
      if (pulls[0]) pulls[0].labels = labels;
      return HttpResponse.json([]);
    }),
    // Notes on a draft.
    http.get(`${API}/search/issues`, () => HttpResponse.json({ total_count: 0, items: [] })),
    http.get('https://www.githubstatus.com/*', () => HttpResponse.json({ components: [] })),
    http.get('https://sign-in.example/auth', () => HttpResponse.html(SIGN_IN)),
  ];
  await context.route(/^https:/, (route) => answer(route, handlers, (address) => unanswered.push(address)));
  return repository;
}
