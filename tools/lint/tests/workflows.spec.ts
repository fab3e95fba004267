import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeFolder } from '../../../spec/support/folder';
import type { Job } from '../../deploy/tests/support/workflow';

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
  expect(words.filter((one) => placeOf(id, one) < 0)).toEqual([]);
  expect(words.toSorted((one, other) => placeOf(id, one) - placeOf(id, other))).toEqual(words);
};
const idsWhere = (has: (job: Job) => unknown) => every.filter(({ job }) => has(job)).map(({ id }) => id);

describe('the workflows', () => {
  it('take others’ code by commit, digest and version alone', () => {
    const used = names.flatMap((name) => [...text(name).matchAll(/^ +(?:- )?uses: (.*)/gm)].map(([, use = '']) => use));
    expect(used.length).toBeGreaterThan(20);
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
    const written = every.flatMap(({ id, job: { permissions = {} } }) =>
      Object.keys(permissions).flatMap((right) => (permissions[right] === 'write' ? `${id}: ${right}` : [])),
    );
    expect(written.toSorted()).toEqual([
      'night.release: attestations',
      'night.release: id-token',
      'night.rules: id-token',
      'night.tell: issues',
      'preview.deploy: id-token',
      'preview.deploy: statuses',
      'release.live: attestations',
      'release.live: id-token',
    ]);
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
    expect(jobOf('preview.build').if).toContain("github.event.pull_request.user.login != 'dependabot[bot]'");
  });

  it('the rule set of main asks for the jobs that test a pull request, and lets nobody past', () => {
    const { rules, bypass_actors, enforcement } = JSON.parse(readFileSync('.github/rulesets/main.json', 'utf8'));
    expect([enforcement, bypass_actors]).toEqual(['active', []]);
    const checks = rules.find(({ type }: { type: string }) => type === 'required_status_checks').parameters;
    // Of GitHub Actions alone: anyone who may write could set a status of that name.
    expect(checks.required_status_checks).toEqual(
      Object.keys(workflow('check').jobs).map((context) => ({ context, integration_id: 15_368 })),
    );
    expect(idsWhere((job) => job.if).filter((id) => id.startsWith('check.'))).toEqual([]);
  });

  it('content has no owner, and all else has: code beside it, at any depth, too', () => {
    const lines = readFileSync('.github/CODEOWNERS', 'utf8').match(/^[^#\n].*/gm);
    expect(lines).toEqual(['* @centre/developers', '/src/catalogue/**/*.yaml']);
  });
});

describe('what is deployed, and when', () => {
  it('the site is built once, with every variable, tested, and handed over', () => {
    const tests = ['playwright test a11y/1-product/pages', 'npm run launch-check'];
    expectOrder('check.build', 'npm run build', ...tests, 'dist/release.txt', 'upload-artifact');
    expect(jobOf('check.build').env).toEqual({ SITE_BUILT: 'true' });
    const examples = readFileSync('.env.example', 'utf8').match(/^(?:VITE|EDIT)_\w+(?==)/gm) ?? [];
    const given = (jobOf('check.build').steps ?? []).flatMap(({ env = {} }) => Object.entries(env));
    const ours = given.filter(([name]) => /^(?:VITE|EDIT)_/.test(name));
    expect(ours.toSorted()).toEqual(examples.toSorted().map((name) => [name, `\${{ vars.${name} }}`]));
  });

  it('a new Chromium stops the night alone, and no pull request', () => {
    expect(idsWhere(({ env }) => env?.PICTURES)).toEqual(['night.slow']);
  });

  // `tools/deploy/tests/release.nightly.spec.ts` runs these jobs.
  it('one job can put the site live, one after another, and it takes the files of its own run', () => {
    const deploying = steps.filter(({ step }) => step.run?.includes('firebase deploy')).map(({ id }) => id);
    expect(deploying).toEqual(['release.live', 'release.live']);
    expectOrder('release.live', '"name":"site"', 'newer', 'keepAssets', 'rules.mjs', '--only hosting --', 'verified');
    expect(JSON.stringify(jobOf('release.live'))).not.toMatch(/npm run|vite|continue-on-error|\|\| true|noindex/);
    expect(jobOf('release.live').concurrency).toEqual({ group: 'live' });
    expect(idsWhere(({ environment }) => environment === 'live')).toEqual(['night.rules', 'release.live']);
  });

  it('a release is a commit of main that passed every test of its run, and waits for a reviewer', () => {
    const { on, jobs } = workflow('release');
    expect(on.push).toEqual({ branches: ['main'] });
    expectOrder('release.choose', 'reviewed', 'chosen');
    expect(jobs.check?.with).toEqual({ commit: `\${{ needs.choose.outputs.commit }}` });
    expect([jobs.approve?.environment, jobs.approve?.needs]).toEqual(['approval', 'check']);
    expect(jobs.live?.needs).toEqual(['choose', 'check', 'approve']);
    // A job before it that failed, or that a reviewer refused, ends the release.
    expect(jobs.live?.if).toContain('!failure() && !cancelled()');
    expect(jobs.live?.steps?.[placeOf('release.live', 'attest')]?.if).toBe('needs.choose.outputs.commit == github.sha');
  });

  it('S1-14 the live commit is built, tested and deployed each night, just after midnight', () => {
    const { on, jobs } = workflow('night');
    expect(on.schedule).toEqual([{ cron: '10 22 * * *' }, { cron: '0 3 * * 1' }]);
    expect(jobs.release?.uses).toBe('./.github/workflows/release.yml');
    expect(jobs.release?.with).toBeUndefined();
    expect([jobs.release?.needs, jobs.rules?.needs]).toEqual([undefined, undefined]);
  });

  it('a red night opens an issue, whichever job it is, and one that took too long', () => {
    const { tell, ...jobs } = workflow('night').jobs;
    expect(tell?.if).toBe('failure() || cancelled()');
    expect(tell?.needs).toEqual(Object.keys(jobs));
  });
});

describe('a preview', () => {
  it('a job that runs a pull request’s code has no identity', () => {
    const withIdentity = idsWhere(({ permissions, environment }) => permissions?.['id-token'] || environment);
    expect(withIdentity).toEqual(['night.release', 'night.rules', 'preview.deploy', 'release.approve', 'release.live']);
    expect(jobOf('preview.deploy').environment).toBe('preview');
    const { steps: taken = [] } = jobOf('preview.deploy');
    expect(taken[0]?.with?.ref).toBe(`\${{ github.event.pull_request.base.sha }}`);
    expect(JSON.stringify(taken)).not.toMatch(/npm run|FIREBASE_/);
    expectOrder('preview.deploy', '! -type f ! -type d', 'google-github-actions/auth', 'hosting:channel:deploy');
  });

  it('S1-71 is not the live channel, and its host sends X-Robots-Tag and all its other headers', () => {
    expect(Object.keys(workflow('preview').on)).toEqual(['pull_request']);
    const take = jobOf('preview.deploy').steps?.[placeOf('preview.deploy', 'jq ')]?.run ?? '';
    const live = JSON.parse(readFileSync('firebase.json', 'utf8'));
    const folder = makeFolder({ 'firebase.json': JSON.stringify(live) });
    execFileSync('bash', ['-ec', take.slice(take.indexOf('jq '))], { cwd: folder });
    const headers = [...live.hosting.headers, { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }];
    const settings = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'));
    expect(settings).toEqual({ hosting: { ...live.hosting, headers } });
    expect(JSON.stringify(live)).not.toContain('X-Robots-Tag');
  });
});
