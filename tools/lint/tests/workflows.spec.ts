import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeFolder } from '../../../spec/support/folder';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  needs?: string | string[];
  uses?: string;
  with?: Record<string, unknown>;
  permissions?: Record<string, string>;
  environment?: string;
  container?: string;
  env?: Record<string, string>;
  steps?: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const names = readdirSync(FOLDER).map((file) => file.replace('.yml', ''));
const text = (name: string) => readFileSync(`${FOLDER}/${name}.yml`, 'utf8');
const workflow = (name: string) => parse(text(name)) as Workflow;
const every = names.flatMap((name) =>
  Object.entries(workflow(name).jobs).map(([id, job]) => ({ job, id: `${name}.${id}` })),
);
const steps = every.flatMap(({ id, job }) => (job.steps ?? []).map((step) => ({ id, step })));
const jobOf = (id: string) => every.find((one) => one.id === id)?.job ?? {};
/** Index of the first step of a job that has `words`. */
const placeOf = (id: string, words: string) =>
  (jobOf(id).steps ?? []).findIndex((step) => `${step.run} ${step.uses} ${JSON.stringify(step.with)}`.includes(words));
const expectOrder = (id: string, ...words: string[]) => {
  const places = words.map((one) => placeOf(id, one));
  expect(places, `${id}: ${words.join(', ')}`).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0], id).toBeGreaterThanOrEqual(0);
};
const idsWhere = (has: (job: Job) => unknown) => every.filter(({ job }) => has(job)).map(({ id }) => id);

describe('the workflows', () => {
  it('take others’ code by commit, digest and version alone', () => {
    const used = names.flatMap((name) => [...text(name).matchAll(/^ +(?:- )?uses: (.*)/gm)].map(([, use = '']) => use));
    expect(used.length).toBeGreaterThan(30);
    const isLocal = (use: string) => /^\.\/(\S+)$/.test(use) && existsSync(use);
    expect(used.filter((use) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v[\d.]+$/.test(use) && !isLocal(use))).toEqual([]);
    const images = every.flatMap(({ job }) => job.container ?? []);
    expect(images.filter((image) => !/^debian:bookworm-\d+@sha256:[\da-f]{64}$/.test(image))).toEqual([]);
    const fetched = steps.flatMap(({ step }) => step.run?.match(/(?:pipx run|npx --yes|npm install) .*/g) ?? []);
    expect(fetched.filter((one) => !/[=@]=?\d+\.\d+\.\d+/.test(one))).toEqual([]);
    expect(JSON.parse(readFileSync('tools/deploy/package.json', 'utf8')).dependencies).toEqual({
      'firebase-tools': expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it('start files that are there', () => {
    const files = steps.flatMap(({ step }) => step.run?.match(/tools\/(?!\S+node_modules)[\w./-]+\.m?[jt]s/g) ?? []);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('give a job no right that it has no use for', () => {
    for (const name of names) expect.soft(workflow(name).permissions, name).toEqual({ contents: 'read' });
    const deploys = ['id-token', 'attestations'];
    const written = every.flatMap(({ id, job }) => {
      const rights = Object.entries(job.permissions ?? {}).filter(([, right]) => right === 'write');
      return rights.length > 0 ? [[id, rights.map(([right]) => right).toSorted()] as const] : [];
    });
    expect(Object.fromEntries(written)).toEqual({
      'ci.comment': ['pull-requests'],
      'ci.release': deploys.toSorted(),
      'deploy.live': deploys.toSorted(),
      'nightly.deploy': deploys.toSorted(),
      'nightly.tell': ['issues'],
      'preview.deploy': ['id-token', 'statuses'],
      'tell.issue': ['issues'],
      'weekly.tell': ['issues'],
    });
    const checkouts = steps.filter(({ step }) => step.uses?.startsWith('actions/checkout'));
    expect(checkouts.filter(({ step }) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('put nothing into a command that a branch or a title could say', () => {
    expect(steps.filter(({ step }) => step.run?.includes('${{'))).toEqual([]);
    const allText = names.map((name) => JSON.stringify(workflow(name))).join('\n');
    expect(allText).not.toMatch(/head_ref|head\.ref|pull_request\.(?:title|body)/);
    expect(allText).not.toMatch(/pull_request_target|"workflow_run":|secrets[."]/);
  });

  it('Dependabot waits a week, and no check is red for it by design', () => {
    const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as { updates: object[] };
    expect(updates).toHaveLength(2);
    for (const update of updates) expect(update).toHaveProperty('cooldown.default-days', 7);
    for (const id of ['preview.build', 'ci.comment'])
      expect(jobOf(id).if).toContain("github.event.pull_request.user.login != 'dependabot[bot]'");
  });

  it('the rule set of main asks for the jobs that test a pull request, and lets nobody past', () => {
    const { rules, bypass_actors, enforcement } = JSON.parse(readFileSync('.github/rulesets/main.json', 'utf8'));
    expect([enforcement, bypass_actors]).toEqual(['active', []]);
    const checks = rules.find(({ type }: { type: string }) => type === 'required_status_checks').parameters;
    const requiredChecks = checks.required_status_checks.map(({ context }: { context: string }) => context);
    const tests = Object.entries(workflow('ci').jobs).filter(([, job]) => !job.if);
    expect(requiredChecks).toEqual(
      tests.map(([id, { uses }]) => (uses ? `${id} / ${Object.keys(workflow('site').jobs).join()}` : id)),
    );
  });
});

describe('what is deployed, and when', () => {
  it('the site is built once, with every variable, tested, and handed over', () => {
    expectOrder(
      'site.build',
      'npm run build',
      'playwright test --project visit',
      'npm run launch-check',
      'upload-artifact',
    );
    expect(jobOf('site.build').env).toEqual({ SITE_BUILT: 'true' });
    const examples = [...readFileSync('.env.example', 'utf8').matchAll(/^((?:VITE|EDIT)_\w+)=/gm)].map(
      ([, name]) => name,
    );
    const given = (jobOf('site.build').steps ?? []).flatMap((step) => Object.entries(step.env ?? {}));
    expect(given.toSorted()).toEqual(examples.toSorted().map((name) => [name, `\${{ vars.${name} }}`]));
  });

  it('one job can put the site live, and it takes the files of its own run', () => {
    expect(steps.filter(({ step }) => step.run?.includes('firebase deploy')).map(({ id }) => id)).toEqual(
      Array.from({ length: 2 }, () => 'deploy.live'),
    );
    expectOrder('deploy.live', '"name":"site"', 'keepAssets.ts before/dist dist', 'rules.mjs', 'deploy --only hosting');
    expect(JSON.stringify(jobOf('deploy.live'))).not.toMatch(/npm run|vite|continue-on-error|\|\| true|noindex/);
    expect(idsWhere(({ uses }) => uses?.endsWith('deploy.yml'))).toEqual(['ci.release', 'nightly.deploy']);
  });

  it('a release is a commit of main that passed every test of its run, and waits for a reviewer', () => {
    const { on, jobs } = workflow('ci');
    expect(on.push).toEqual({ branches: ['main'] });
    expect(jobs.release?.if).toMatch(/^github\.event_name == 'push' &&/);
    expect(jobs.release?.needs).toEqual(['test', 'workflows', 'site']);
    const commit = `\${{ github.sha }}`;
    expect([jobs.site?.with?.commit, jobs.release?.with]).toEqual([commit, { commit, environment: 'live' }]);
  });

  it('S1-14 the released commit is built, tested and deployed each night, just after midnight', () => {
    const { on, jobs } = workflow('nightly');
    expect(on.schedule).toEqual([{ cron: '10 22 * * *' }]);
    expect(jobs.released?.steps?.[0]?.run).toContain('--workflow ci.yml --branch main --event push --status success');
    const commit = `\${{ needs.released.outputs.commit }}`;
    expect(jobs.site?.with).toEqual({ commit, 'for-release': true });
    expect(jobs.deploy?.needs).toEqual(['released', 'site']);
    expect(jobs.deploy?.with).toEqual({ commit, environment: 'live-nightly' });
  });

  it.each(['nightly', 'weekly'])('a red %s run opens an issue, whichever job it is', (name) => {
    const { tell, ...jobs } = workflow(name).jobs;
    expect(tell?.if).toBe('failure()');
    expect(tell?.needs).toEqual(Object.keys(jobs));
  });
});

describe('a preview', () => {
  it('a job that runs a pull request’s code has no identity', () => {
    const withIdentity = idsWhere(({ permissions, environment }) => permissions?.['id-token'] || environment);
    expect(withIdentity).toEqual(['ci.release', 'deploy.live', 'nightly.deploy', 'preview.deploy']);
    expect(jobOf('preview.deploy').environment).toBe('preview');
    const { steps: taken = [] } = jobOf('preview.deploy');
    expect(taken[0]?.with?.ref).toBe(`\${{ github.event.pull_request.base.sha }}`);
    expect(JSON.stringify(taken)).not.toMatch(/npm run|FIREBASE_/);
    expectOrder('preview.deploy', '! -type f ! -type d', 'google-github-actions/auth', 'hosting:channel:deploy');
  });

  it('S1-71 is kept from search engines, and is not the live channel', () => {
    expect(Object.keys(workflow('preview').on)).toEqual(['pull_request']);
    expectOrder('preview.build', 'npm run build', 'tools/site/noindex.ts', 'tar -czf site.tgz');
  });

  it('S1-71 the preview’s host sends X-Robots-Tag, and all its other headers', () => {
    const folder = makeFolder({ 'firebase.json': readFileSync('firebase.json', 'utf8') });
    const scripts = ['tools/site/run.mjs', 'tools/site/noindex.ts'].map((file) => resolve(file));
    const { status } = spawnSync(process.execPath, scripts, {
      cwd: folder,
      env: { ...process.env, VITEST: undefined },
    });
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
    const { hosting, ...rest } = read(join(folder, 'firebase.json'));
    expect(status).toBe(0);
    const live = read('firebase.json');
    expect(hosting.headers).toEqual([
      ...live.hosting.headers,
      { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
    ]);
    expect({ ...rest, hosting: { ...hosting, headers: live.hosting.headers } }).toEqual(live);
    expect(JSON.stringify(live)).not.toContain('X-Robots-Tag');
  });
});
