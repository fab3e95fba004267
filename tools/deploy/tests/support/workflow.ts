/** Runs the jobs of this repository's workflows here: their own commands, with what GitHub would give them. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { parse } from 'yaml';

const run = promisify(execFile);

interface Step {
  name?: string;
  id?: string;
  if?: string | boolean;
  uses?: string;
  run?: string;
  with?: Record<string, string | boolean>;
  env?: Record<string, string>;
}

export interface Job {
  if?: string;
  needs?: string | string[];
  uses?: string;
  with?: Record<string, string>;
  permissions?: Record<string, string>;
  environment?: string;
  concurrency?: { group: string };
  container?: string;
  env?: Record<string, string>;
  outputs?: Record<string, string>;
  /** None where it calls another workflow. */
  steps?: Step[];
}

/** What an expression may name. */
export interface Context {
  github: { event_name: string; sha: string; event?: { schedule?: string } };
  inputs: { commit?: string };
  vars: Record<string, string>;
  needs: Record<string, { outputs: NodeJS.Dict<string> }>;
  steps: Record<string, { outputs: NodeJS.Dict<string> }>;
}

/** Names and operators of an expression mean the same in JavaScript, for what the workflows use of them. */
function evaluate(expression: string, context: Context): unknown {
  const names = { ...context, failure: () => false, cancelled: () => false, always: () => true };
  return new Function(...Object.keys(names), `return ${expression}`)(...Object.values(names));
}

const filled = (text: string, context: Context) =>
  text.replaceAll(/\$\{\{(.*?)\}\}/g, (_all, expression) => String(evaluate(expression, context) ?? ''));
const isOn = (condition: string | boolean | undefined, context: Context) =>
  Boolean(evaluate(String(condition ?? true).replaceAll(/\$\{\{|\}\}/g, ''), context));
const filledAll = (env: Record<string, string> | undefined, context: Context) =>
  Object.fromEntries(Object.entries(env ?? {}).map(([name, value]) => [name, filled(String(value), context)]));

interface Machine {
  /** The repository of the workflows; a job works in a clone of it. */
  origin: string;
  /** The only artifact. */
  artifact: string;
  /** Of every command, before those of the workflow; `after` goes before all. */
  env: Record<string, string>;
  after: Record<string, string>;
}

/**
 * Runs a job, prints a line for each step, and returns the job's outputs. Throws what the step that failed has
 * printed. Only the steps from `from` on are run.
 */
export async function runJob(machine: Machine, workflow: string, id: string, context: Context, from?: string) {
  const { env, jobs } = parse(readFileSync(`.github/workflows/${workflow}.yml`, 'utf8')) as {
    env?: Record<string, string>;
    jobs: Record<string, Job>;
  };
  const job = jobs[id] as Job;
  if (!isOn(job.if, context)) return undefined;
  const folder = `${machine.origin}-${id}`;
  const output = `${folder}.output`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(output, '');
  const all = job.steps ?? [];
  for (const step of all.slice(from ? all.findIndex(({ name }) => name === from) : 0)) {
    if (!isOn(step.if, context)) continue;
    if (step.uses?.startsWith('actions/checkout')) {
      rmSync(folder, { recursive: true, force: true });
      await run('git', ['clone', '--quiet', machine.origin, folder]);
      await run('git', ['checkout', '--quiet', filled(String(step.with?.ref ?? ''), context) || context.github.sha], {
        cwd: folder,
      });
    } else if (step.uses?.startsWith('actions/download-artifact'))
      copyFileSync(machine.artifact, join(folder, 'site.tgz'));
    else if (step.uses?.startsWith('actions/upload-artifact')) copyFileSync(join(folder, 'site.tgz'), machine.artifact);
    else if (step.uses?.startsWith('google-github-actions/auth'))
      context.steps[step.id ?? ''] = { outputs: { access_token: 'token' } };
    else if (step.run === 'npm ci --prefix tools/deploy')
      symlinkSync(resolve('tools/deploy/node_modules'), join(folder, 'tools/deploy/node_modules'));
    else if (step.run) {
      const given = {
        ...machine.env,
        GITHUB_OUTPUT: output,
        ...filledAll(env, context),
        ...filledAll(job.env, context),
        ...filledAll(step.env, context),
        ...machine.after,
      };
      const name = step.name ?? step.run;
      const done = await run('bash', ['-eo', 'pipefail', '-c', step.run], { cwd: folder, env: given }).catch(
        ({ stdout, stderr }) => {
          throw new Error(`${name}: ${stdout}${stderr}`.trim());
        },
      );
      if (step.id) context.steps[step.id] = { outputs: parseEnv(readFileSync(output, 'utf8')) };
      console.log(`  ${workflow}.${id}: ${name} → ${done.stdout.trim().split('\n').at(-1)}`);
    }
  }
  rmSync(output);
  return filledAll(job.outputs, context);
}
