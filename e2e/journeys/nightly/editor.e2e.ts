import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { TEST_DAY } from '../../../build/day';
import { expect, test } from '../../../spec/support/browser/site';
import { readPdf } from '../../../spec/support/pdf';
import { serve } from '../../../tools/site/serve';
import { openForm, openItem, previewOf, publish, type RunningEditor, save, startEditor } from '../../support/editor';

// One after another: they work on the same files.
test.describe.configure({ mode: 'default', timeout: 300_000 });
// Vite, React and Decap talk to the developer. A frame's colour scheme counts where none is emulated.
test.use({ expectedMessages: /./, viewport: { width: 1440, height: 900 }, colorScheme: null });

const AI_TOOLS = 'src/catalogue/programmes/AITools.yaml';
const INTAKES = 'src/catalogue/intakes.yaml';
const ROLES = 'src/catalogue/roles.yaml';

let editor: RunningEditor;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  editor = await startEditor();
});
test.afterAll(() => editor?.close());

/** A copy of a programme with an address, a name and a drawing of its own. */
async function duplicate(
  page: Page,
  from: string,
  copy: { position: string; path: string; name: string; rows: string[] },
) {
  const { position, path, name, rows } = copy;
  await openForm(page, editor.address, `programmes/entries/${from}`);
  await page.getByRole('button', { name: 'Published' }).click();
  await page.getByText('Duplicate', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Path' }).fill(path);
  await page.getByLabel('Name', { exact: true }).first().fill(name);
  await page.getByLabel('Position').fill(position);
  for (const row of rows) {
    const [old = '', now = ''] = row.split(' > ');
    await openItem(page, old);
    await page.locator('[id^="item-field-"]').filter({ visible: true }).last().fill(now);
  }
  await expect(previewOf(page).getByRole('heading', { level: 1, name })).toBeVisible();
}

// The last test builds the files that the others saved.
test.describe('saved and built', () => {
  test.describe.configure({ mode: 'serial' });

  test('a changed fee is seen, and saved in its line alone', async ({ page }) => {
    const before = editor.read(AI_TOOLS);
    await openForm(page, editor.address, 'programmes/entries/AITools');
    await page.getByLabel('Once-off fee (rand)').fill('4200');
    await expect(previewOf(page).getByText('R4 200').first()).toBeAttached();
    await save(page);
    expect(editor.read(AI_TOOLS)).toBe(before.replace('once: 3800', 'once: 4200'));
    expect(editor.changed()).toEqual([AI_TOOLS]);
  });

  test('an open programme is added, with an intake', async ({ page }) => {
    await duplicate(page, 'AIToolsBC', {
      position: '78',
      path: '/programs/pottery',
      name: 'Digital Pottery',
      rows: ['oS aP > oP iP', 'nP bP > 3S 1P', 'uQ bQ > nQ nQ'],
    });
    await page.getByLabel('Once-off fee (rand)').fill('5100');
    await save(page);
    expect(editor.read('src/catalogue/programmes/pottery.yaml')).toContain('\nfee:\n  once: 5100\n');

    const before = editor.read(INTAKES);
    await openForm(page, editor.address, 'dates/entries/intakes', 'vite-error-overlay');
    // Only the check of the whole catalogue finds that nobody teaches it.
    await expect(previewOf(page).locator('vite-error-overlay')).toContainText(
      'people: no facilitator teaches /programs/pottery; add it to the pages of one',
    );
    const teacher = '      - /programs/AIToolsBC\n';
    writeFileSync(
      join(editor.root, ROLES),
      editor.read(ROLES).replace(teacher, `${teacher}      - /programs/pottery\n`),
    );
    await page.getByRole('button', { name: 'Add intakes' }).click();
    await page.getByRole('combobox', { name: 'Programme' }).filter({ visible: true }).fill('Digital Pottery');
    await page.keyboard.press('Enter');
    const days = { Opens: '2026-11-02', Closes: '2027-04-19', Starts: '2027-05-03', Ends: '2027-05-31' };
    for (const [label, day] of Object.entries(days))
      await page.getByLabel(label).and(page.locator('input')).filter({ visible: true }).fill(day);
    await save(page);
    const intake = `  - programme: /programs/pottery
    opens: 2026-11-02
    closes: 2027-04-19
    starts: 2027-05-03
    ends: 2027-05-31
`;
    const next = '  - programme: /programs/webdevelopment\n    opens: 2026-11-02\n    closes: 2027-04-26\n';
    const [facts, marks] = editor.read(INTAKES).split('samples:');
    expect(facts).toBe(before.split('samples:')[0]?.replace(next, intake + next));
    expect(marks).not.toContain('intakes.7\n');
    // The fault is gone.
    await openForm(page, editor.address, 'programmes/entries/pottery');
  });

  test('what was saved is built: each page, table and brochure has its price', async () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
      {
        cwd: editor.root,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production', CATALOGUE: 'live', SITE_DAY: TEST_DAY },
      },
    );
    expect([stderr, status]).toEqual(['', 0]);
    for (const [name, price, number] of [
      ['AITools', 'R4 200', '4200'],
      ['pottery', 'R5 100', '5100'],
    ] as const) {
      for (const page of [`programs/${name}`, 'programPricing'])
        expect.soft(editor.read(`dist/${page}.html`).replaceAll(/\s/g, ' '), page).toContain(price);
      expect.soft(editor.read(`dist/programs/${name}.html`)).toMatch(new RegExp(`"price":"?${number}\\b`));
      const { elements } = await readPdf(readFileSync(join(editor.root, `dist/brochures/${name}.pdf`)));
      expect.soft(elements.map(({ text }) => text).join('\n')).toContain(price);
    }
  });
});

test('a value that the schema refuses is refused', async ({ page }) => {
  const before = editor.read(AI_TOOLS);
  const faults: Error[] = [];
  page.on('pageerror', (error) => faults.push(error));
  await openForm(page, editor.address, 'programmes/entries/AITools');
  const fee = page.getByLabel('Once-off fee (rand)');
  await fee.fill('0');
  await publish(page);
  await expect(page.getByText('Once-off fee (rand) must be between 100 and 500000.')).toBeVisible();
  await fee.fill('');
  await publish(page);
  await expect(page.getByText(/Fee: is missing; fill it in/)).toBeVisible();
  await expect(previewOf(page).getByRole('status')).toContainText('There is no preview');
  expect(editor.read(AI_TOOLS)).toBe(before);
  expect(faults).toEqual([]);
});

test('the second of two people is told', async ({ page }) => {
  await openForm(page, editor.address, 'programmes/entries/AITools');
  const others = editor.read(AI_TOOLS).replace('hours: 6', 'hours: 7');
  writeFileSync(join(editor.root, AI_TOOLS), others);
  await page.getByLabel('Once-off fee (rand)').fill('4300');
  await publish(page);
  await expect(page.getByText(/Someone else has changed this file/)).toBeVisible();
  expect(editor.read(AI_TOOLS)).toBe(others);
});

// Its icon buttons have no names, its greys are pale: https://github.com/decaporg/decap-cms/issues/1333 and pull 6762.
test('axe finds nothing on the editor’s pages that is not Decap’s own', async ({ page }) => {
  const found = async () => {
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    return violations.map(({ id }) => id).toSorted();
  };
  await openForm(page, editor.address, 'programmes/entries/AITools');
  expect.soft(await found()).toEqual(['aria-command-name', 'button-name', 'color-contrast', 'region']);
  await page.goto(`${editor.address}#/collections/programmes`);
  await page.getByRole('link', { name: 'AI in the Workplace Masterclass' }).waitFor();
  expect.soft(await found()).toEqual(['color-contrast']);
});

test('the editor that is deployed asks for a sign-in at GitHub, under its own policy', async ({ page }) => {
  const directory = `node_modules/.cache/edit-${process.env.TEST_PARALLEL_INDEX}`;
  const { status } = spawnSync(process.execPath, ['tools/site/run.mjs', 'tools/edit/build.ts', directory], {
    env: {
      ...process.env,
      EDIT_REPOSITORY: 'centre/site',
      EDIT_SIGN_IN: 'https://sign-in.example',
      NODE_ENV: 'production',
    },
  });
  expect(status).toBe(0);
  const site = await serve({ directory, config: 'firebase.editor.json' });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(site.address);
  await expect(page.getByRole('button', { name: 'Login with GitHub' })).toBeVisible();
  expect(said.filter((line) => /Content Security Policy/.test(line))).toEqual([]);
  site.close();
});
