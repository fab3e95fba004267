import { printed } from './support/paper';
import { expect, open, test } from './support/site';

const OPEN = [
  'AIDeveloper',
  'softwareengineer',
  'cyber-security',
  'webdevelopment',
  'softwareEngineerPython',
  'AITools',
  'AIMasteryNoCode',
  'ai-mastery-python',
  'AIToolsBC',
];
const UPCOMING = ['dataScience', 'AIBusiness'];

for (const name of [...OPEN, ...UPCOMING]) {
  test(`EXTRA /programs/${name} on paper says whose sheet it is and whom to ask`, async ({ page }) => {
    await open(page, `/programs/${name}`);
    const last = (await printed(page)).at(-1) ?? '';
    expect(last).toContain(
      'Fynbos Academy · Fully accredited provider 2024/0000/00 · Registered provider 2024/FET07/000',
    );
    expect(last).toContain('hello@fynbos-academy.example · +27 00 000 0000');
    expect(last).toContain(`https://www.fynbos-academy.example/programs/${name}`);
  });
}

for (const name of OPEN) {
  test(`EXTRA /programs/${name} on paper keeps the fees in one piece and gives each address once`, async ({ page }) => {
    await open(page, `/programs/${name}`);
    const texts = await printed(page);
    const fees = texts.filter((text) => text.includes('Fees and payment'));
    expect(fees).toHaveLength(1);
    expect(fees[0]).toMatch(/Fees and payment .* Pay once R \d.* What the fee pays for/);
    const all = texts.join(' ').replaceAll(' ', '');
    expect([...all.matchAll(/register\?programme=/g)], 'the address of the application').toHaveLength(1);
    expect([...all.matchAll(/register\?intent=free-trial&programme=/g)], 'that of the free trial').toHaveLength(1);
    expect(all).not.toContain('Downloadbrochure');
  });
}

test('EXTRA the lines for paper are not on the screen', async ({ page }) => {
  await open(page, '/programs/cyber-security');
  const contact = page.getByText(/^hello@fynbos-academy\.example · \+27 00 000 0000 · https:/);
  await expect(contact).toHaveCount(1);
  await expect(contact).toBeHidden();
});
