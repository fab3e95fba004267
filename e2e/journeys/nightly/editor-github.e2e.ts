import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { documentPaths } from '../../../spec/support/paths';
import type { RunningSite } from '../../../tools/site/runSite';
import { buildConfiguredSite } from '../../support/configuredSite';
import { previewOf, publish } from '../../support/editor';
import { answerGitHub, type PullRequest } from '../../support/github';
import { expect, test } from '../../support/site';

// One build for the whole file, so one worker.
test.describe.configure({ mode: 'default', timeout: 300_000 });
test.use({ expectedMessages: /./, viewport: { width: 1440, height: 900 } });

const AI_TOOLS = 'src/catalogue/programmes/AITools.yaml';
const fileOf = (folder: string, path: string) => `${folder}/${path === '/' ? 'index' : path.slice(1)}.html`;
const scripts = (folder: string) => readdirSync(`${folder}/assets`).toSorted();

let directory = '';
let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  const variables = { EDIT_REPOSITORY: 'centre/site', EDIT_SIGN_IN: 'https://sign-in.example' };
  ({ directory, site } = await buildConfiguredSite('edited-site', variables));
});
test.afterAll(() => site?.close());

test('a build has the editor only where a repository is configured', () => {
  expect(existsSync('dist/admin')).toBe(false);
  expect(existsSync(`${directory}/admin/index.html`)).toBe(true);
  expect(readFileSync('dist/robots.txt', 'utf8')).not.toContain('admin');
  expect(readFileSync(`${directory}/robots.txt`, 'utf8')).toContain('\nDisallow: /admin\n');
});

test('visitors get not one byte of the editor', () => {
  expect(scripts(directory)).toEqual(scripts('dist'));
  for (const path of documentPaths) {
    const html = readFileSync(fileOf(directory, path), 'utf8');
    expect.soft(html === readFileSync(fileOf('dist', path), 'utf8'), path).toBe(true);
    expect.soft(html.includes('/admin'), path).toBe(false);
  }
});

/** Signs in, and opens the form of a programme by its name. */
async function openProgramme(page: Page, name = 'AI in the Workplace Masterclass') {
  await page.goto(`${site.address}/admin`);
  await page.getByRole('button', { name: 'Login with GitHub' }).click();
  await page.getByRole('link', { name }).click();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** AI_TOOLS with another fee, and what else differs. */
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
  await expect(previewOf(page).getByText('R 4 200').first()).toBeAttached();
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
  const told = page.getByText(/^Not saved\. Someone else has changed this file since you opened it\./);
  await openProgramme(page);
  await fee.fill('4300');
  // The other's is the first draft.
  const first = withFee(3800, ['hours: 6', 'hours: 7']);
  pulls.push(draftOf(first));
  await save(page);
  await expect(told).toBeVisible();
  await expect(fee).toHaveValue('4300');
  expect(pulls).toEqual([draftOf(first)]);
  // Reloaded, the form has the other's draft, and the other saves it once more.
  await page.reload();
  await expect(fee).toHaveValue('3800');
  await fee.fill('4300');
  const second = withFee(3800, ['hours: 6', 'hours: 8']);
  Object.assign(pulls[0] ?? {}, draftOf(second));
  await save(page);
  await expect(told).toBeVisible();
  await expect(fee).toHaveValue('4300');
  expect(pulls).toEqual([draftOf(second)]);
  await page.reload();
  await expect(fee).toHaveValue('3800');
  await fee.fill('4300');
  await save(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
  // Who saves twice is no second person.
  await fee.fill('4400');
  await save(page);
  await expect.poll(() => pulls).toEqual([draftOf(withFee(4400, ['hours: 6', 'hours: 8']))]);
  expect(unanswered).toEqual([]);
});

test('a new programme is a pull request with its page', async ({ page, context }) => {
  const { pulls, unanswered } = await answerGitHub(context);
  await openProgramme(page, 'Cyber Security in the era of AI');
  await page.getByRole('button', { name: 'Published' }).click();
  await page.getByText('Duplicate', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Path' }).fill('/programs/weaving');
  await page.getByLabel('Name', { exact: true }).first().fill('Digital Weaving');
  await save(page);
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(pulls.map(({ branch, files }) => [branch, [...files.keys()]])).toEqual([
    ['cms/programmes/weaving', ['src/catalogue/programmes/weaving.yaml', 'src/pages/programs/weaving.tsx']],
  ]);
  expect([...(pulls[0]?.files.values() ?? [])].join('')).toMatch(
    /\nname: Digital Weaving\n[\s\S]*programmes\/weaving.yaml';/,
  );
  expect(unanswered).toEqual([]);
});

test('a draft is looked at, made ready, and merged', async ({ page, context }) => {
  const repository = await answerGitHub(context);
  const draft = draftOf(withFee(4200));
  repository.pulls.push(draft);
  // It asks whether to publish.
  page.on('dialog', (dialog) => void dialog.accept());
  await openProgramme(page);
  // Decap makes it small letters; the host leads on from them.
  await expect(page.getByRole('link', { name: 'View Preview' })).toHaveAttribute(
    'href',
    'https://preview.example/programs/aitools',
  );
  await page.getByRole('button', { name: 'Status: Draft' }).click();
  await page.getByText('Ready', { exact: true }).click();
  await expect.poll(() => draft.labels).toEqual(['decap-cms/pending_publish']);
  // Decap would put its files over what another has changed.
  repository.mayMerge = false;
  await publish(page);
  await expect(page.getByText(/^Not published\. GitHub does not take it yet/)).toBeVisible();
  repository.mayMerge = true;
  await publish(page);
  await expect.poll(() => repository.merged).toEqual([draft]);
  expect(repository.unanswered).toEqual([]);
});
