import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../spec/support/browser/site';
import { type RunningSite, runSite } from '../../../tools/site/runSite';
import { previewOf, publish } from '../../support/editor';
import { answerGitHub, type PullRequest } from '../../support/github';

// One build for the whole file, so one worker.
test.describe.configure({ mode: 'default', timeout: 300_000 });
test.use({ expectedMessages: /./, viewport: { width: 1440, height: 900 } });

const AI_TOOLS = 'src/catalogue/programmes/AITools.yaml';
let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  const directory = `node_modules/.cache/edit-${process.env.TEST_PARALLEL_INDEX}`;
  const variables = { EDIT_REPOSITORY: 'centre/site', EDIT_SIGN_IN: 'https://sign-in.example' };
  execFileSync(process.execPath, ['tools/site/run.mjs', 'tools/edit/build.ts', directory], {
    stdio: 'inherit',
    env: { ...process.env, ...variables, NODE_ENV: 'production' },
  });
  site = await runSite(directory, undefined, 'firebase.editor.json');
});
test.afterAll(() => site?.close());

/** Signs in, and opens the form of a programme by its name. */
async function openProgramme(page: Page, name = 'AI in the Workplace Masterclass') {
  await page.goto(site.address);
  await page.getByRole('button', { name: 'Login with GitHub' }).click();
  await page.getByRole('link', { name }).click();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** AI_TOOLS with another fee and other changes. */
const withFee = (fee: number, ...changes: [string, string][]) =>
  [['  once: 3800', `  once: ${fee}`] as const, ...changes].reduce(
    (text, [old, now]) => text.replace(old, now),
    readFileSync(AI_TOOLS, 'utf8'),
  );

const draftOf = (text: string): PullRequest => ({
  title: 'Update Programme “AITools”',
  branch: 'cms/programmes/AITools',
  base: 'main',
  labels: ['decap-cms/draft'],
  files: new Map([[AI_TOOLS, text]]),
});

test('a save is a pull request with the changed line', async ({ page, context }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  const { pulls, unanswered } = await answerGitHub(context);
  await openProgramme(page);
  await page.getByLabel('Once-off fee (rand)').fill('4200');
  await expect(previewOf(page).getByText('R4 200').first()).toBeAttached();
  await save(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(unanswered).toEqual([]);
  expect(pulls).toEqual([draftOf(withFee(4200))]);
  expect(faults).toEqual([]);
});

test('the second of two who save one draft is told, and loses nothing', async ({ page, context }) => {
  const { pulls, unanswered } = await answerGitHub(context);
  page.on('dialog', (dialog) => void (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()));
  const fee = page.getByLabel('Once-off fee (rand)');
  const conflictMessage = page.getByText(/Someone else has changed this file since you opened it\./);
  await openProgramme(page);
  await fee.fill('4300');
  // The other person's draft is the first.
  const first = withFee(3800, ['hours: 6', 'hours: 7']);
  pulls.push(draftOf(first));
  await save(page);
  await expect(conflictMessage).toBeVisible();
  await expect(fee).toHaveValue('4300');
  expect(pulls).toEqual([draftOf(first)]);
  // After a reload the form shows the other person's draft, and that person saves it again.
  await page.reload();
  await expect(fee).toHaveValue('3800');
  await fee.fill('4300');
  const second = withFee(3800, ['hours: 6', 'hours: 8']);
  Object.assign(pulls[0] ?? {}, draftOf(second));
  await save(page);
  await expect(conflictMessage).toBeVisible();
  await expect(fee).toHaveValue('4300');
  expect(pulls).toEqual([draftOf(second)]);
  await page.reload();
  await expect(fee).toHaveValue('3800');
  await fee.fill('4300');
  await save(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
  // The same person may save twice.
  await fee.fill('4400');
  await save(page);
  await expect.poll(() => pulls).toEqual([draftOf(withFee(4400, ['hours: 6', 'hours: 8']))]);
  expect(unanswered).toEqual([]);
});

test('a draft is looked at, made ready, and merged', async ({ page, context }) => {
  const repository = await answerGitHub(context);
  const draft = draftOf(withFee(4200));
  repository.pulls.push(draft);
  // It asks whether to publish.
  page.on('dialog', (dialog) => void dialog.accept());
  await openProgramme(page);
  // Decap writes it in small letters, which the host redirects.
  await expect(page.getByRole('link', { name: 'View Preview' })).toHaveAttribute(
    'href',
    'https://preview.example/programs/aitools',
  );
  await page.getByRole('button', { name: 'Status: Draft' }).click();
  await page.getByText('Ready', { exact: true }).click();
  await expect.poll(() => draft.labels).toEqual(['decap-cms/pending_publish']);
  await publish(page);
  await expect.poll(() => repository.merged).toEqual([draft]);
  expect(repository.unanswered).toEqual([]);
});
