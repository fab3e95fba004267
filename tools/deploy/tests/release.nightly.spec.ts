/**
 * A dry run of releases: the commands of the workflows themselves, firebase-tools, and a stand-in for GitHub and Google. Only the
 * site is made up.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeBelow } from '../../../spec/support/folder';
import { installPackages } from '../../site/installPackages.mjs';
import { startGoogle } from './support/google';
import { type Context, runJob } from './support/workflow';

const SHUT = readFileSync('firestore.rules', 'utf8');
const OPEN = SHUT.replace('if false', 'if true');
const VARS = {
  FIREBASE_PROJECT_ID: 'demo',
  VITE_FIREBASE_PRODUCT_PROJECT_ID: 'demo',
  VITE_FIREBASE_EDUCATION_PROJECT_ID: '',
  EDIT_SITE: '',
};

/** What a run of a workflow begins with. */
const contextOf = (github: Context['github'], inputs: Context['inputs'] = {}): Context => ({
  ...{ github, inputs, vars: VARS, needs: {}, steps: {} },
});

it('S1-14 a site is checked, approved, deployed, verified, taken back, and built anew each night', async () => {
  installPackages(resolve('tools/deploy'));
  const root = makeFolder();
  const origin = join(root, 'origin');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: origin, encoding: 'utf8' }).trim();
  for (const name of ['.github', 'tools/deploy', 'tools/site', 'firebase.json', 'firebase.editor.json'])
    cpSync(name, join(origin, name), { recursive: true, filter: (file) => !file.includes('node_modules') });
  for (const name of ['firestore.rules', 'storage.rules']) cpSync(name, join(origin, name));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.email', 'developer@centre.example');
  git('config', 'user.name', 'Developer');
  /** Commits a change of main. */
  const commit = (file: string, text: string) => {
    writeBelow(origin, file, text);
    git('add', '--all');
    git('commit', '--quiet', '--message', text);
    return git('rev-parse', 'HEAD');
  };

  const google = await startGoogle(root);
  const { world, address, site } = google;
  writeBelow(root, 'proof', 'proof');
  writeBelow(
    root,
    'identity.json',
    JSON.stringify({
      type: 'external_account',
      audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/github/providers/main',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `${address}/token`,
      credential_source: { file: join(root, 'proof') },
    }),
  );
  const addresses = ['HOSTING_API', 'API', 'RESOURCEMANAGER', 'SERVICE_USAGE', 'RULES'].map((name) => [
    `FIREBASE_${name}_URL`,
    address,
  ]);
  const machine = {
    origin,
    artifact: join(root, 'artifact.tgz'),
    env: {
      ...{
        PATH: process.env.PATH ?? '',
        HOME: root,
        CI: 'true',
        GITHUB_API_URL: address,
        GITHUB_REPOSITORY: 'centre/site',
      },
      ...{ GOOGLE_APPLICATION_CREDENTIALS: join(root, 'identity.json'), ...Object.fromEntries(addresses) },
    },
    after: { SITE: site },
  };

  /** Builds a made-up site of `commit`, and packs it as the job `build` does. */
  async function check(commit: string, context: Context) {
    const folder = `${origin}-build`;
    rmSync(folder, { recursive: true, force: true });
    execFileSync('git', ['clone', '--quiet', origin, folder]);
    const asset = `main-${commit.slice(0, 8)}.js`;
    writeBelow(folder, `dist/assets/${asset}`, `// ${commit}`);
    writeBelow(folder, 'dist/index.html', `<script src="/assets/${asset}"></script>`);
    writeBelow(folder, 'dist/404.html', 'not found');
    writeBelow(folder, 'sbom.cdx.json', '{}');
    const given = { ...context, inputs: { commit } };
    await runJob(machine, 'check', 'build', given, 'Say in the site which commit it is, and which assets are its own');
  }

  /** A run of a workflow until its reviewer is asked; returns the rest of it. */
  async function start(event: string, asked?: string) {
    const sha = git('rev-parse', 'HEAD');
    console.log(`${event} ${asked ?? sha}`);
    const context = contextOf({ event_name: event, sha }, asked ? { commit: asked } : {});
    const outputs = (await runJob(machine, 'release', 'choose', context)) ?? {};
    context.needs.choose = { outputs };
    await check(outputs.commit ?? '', context);
    const waits = (await runJob(machine, 'release', 'approve', context)) !== undefined;
    const artifact = readFileSync(machine.artifact);
    return {
      waits,
      commit: outputs.commit,
      finish() {
        writeFileSync(machine.artifact, artifact);
        return runJob(machine, 'release', 'live', context);
      },
    };
  }

  const live = async () => (await (await fetch(`${site}/release.txt`)).text()).split('\n')[0];
  const answers = async (path: string) => (await fetch(site + path)).status;
  const assetOf = (commit: string) => `/assets/main-${commit.slice(0, 8)}.js`;

  const a = commit('page', 'a');
  await expect(start('schedule')).rejects.toThrow('has no reviewer (GitHub answers 200)');
  world.protection.push({ type: 'branch_policy' }, { type: 'required_reviewers' });
  await expect(start('schedule')).rejects.toThrow('nothing is live yet');

  world.rules['cloud.firestore'] = OPEN;
  const first = await start('push');
  expect([first.waits, first.commit]).toEqual([true, a]);
  await first.finish();
  expect([await live(), await answers(assetOf(a)), world.rules['cloud.firestore']]).toEqual([a, 200, SHUT]);
  const b = commit('page', 'b');
  const second = await start('push');
  const c = commit('page', 'c');
  const third = await start('push');
  await third.finish();
  expect([await live(), await answers(assetOf(c)), await answers(assetOf(a))]).toEqual([c, 200, 200]);
  await expect(second.finish()).rejects.toThrow(`${c} is live and newer than ${b}`);
  expect(await live()).toBe(c);

  const d = commit('page', 'd');
  const fourth = await start('push');
  world.fails = (request) => (request.endsWith('/channels/live/releases') ? 403 : undefined);
  await expect(fourth.finish()).rejects.toThrow('Something went wrong.');
  expect(await live()).toBe(c);
  world.fails = () => undefined;
  await fourth.finish();
  expect(await live()).toBe(d);

  const back = await start('workflow_dispatch', c);
  expect(back.waits).toBe(true);
  await back.finish();
  expect([await live(), await answers(assetOf(d))]).toEqual([c, 200]);
  await expect(start('workflow_dispatch', 'f'.repeat(40))).rejects.toThrow('is no commit of main');

  const night = await start('schedule');
  expect([night.waits, night.commit]).toEqual([false, c]);
  await night.finish();
  expect(await live()).toBe(c);
  commit('.github/workflows/other.yml', 'e');
  await expect(start('schedule')).rejects.toThrow(`.github has changed since the live commit ${c}`);

  world.rules['firebase.storage/open'] = OPEN;
  const context = contextOf({ event_name: 'schedule', sha: d, event: { schedule: '10 22 * * *' } });
  await runJob(machine, 'night', 'rules', context);
  expect(world.rules['firebase.storage/open']).toBe(readFileSync('storage.rules', 'utf8'));
  google.close();
}, 600_000);
