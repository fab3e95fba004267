import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { documentPaths } from '../../../spec/support/paths';
import type { RunningSite } from '../../../tools/site/runSite';
import { buildConfiguredSite } from '../../support/configuredSite';
import { previewOf } from '../../support/editor';
import { answerGitHub } from '../../support/github';
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

test('a save is a pull request with the changed line', async ({ page, context }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  const { pulls, unanswered } = await answerGitHub(context);
  await page.goto(`${site.address}/admin`);
  await page.getByRole('button', { name: 'Login with GitHub' }).click();
  await page.getByRole('link', { name: 'AI in the Workplace Masterclass' }).click();
  await page.getByLabel('Once-off fee (rand)').fill('4200');
  await expect(previewOf(page).getByText('R 4 200').first()).toBeAttached();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(unanswered).toEqual([]);
  expect(pulls).toEqual([
    {
      title: 'Update Programme “AITools”',
      branch: 'cms/programmes/AITools',
      base: 'main',
      labels: ['decap-cms/draft'],
      files: new Map([[AI_TOOLS, readFileSync(AI_TOOLS, 'utf8').replace('  once: 3800', '  once: 4200')]]),
    },
  ]);
  expect(faults).toEqual([]);
});
