import { readdirSync, readFileSync, statSync } from 'node:fs';
import { getDocument } from '../spec/support/pdf';
import { expect, test } from './support/site';

test.use({ javaScriptEnabled: false });

/** Spaces of every kind are one: a line may end in another place on paper. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

async function textOf(file: string): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.destroy();
  return plain(texts.join(' '));
}

for (const name of readdirSync('src/pages/programs').map((file) => file.replace('.tsx', ''))) {
  test(`S1-07 if /programs/${name} has a brochure, it says the same fee, duration and modules`, async ({ page }) => {
    await page.goto(`/programs/${name}`);
    const link = page.getByRole('complementary', { name: 'Key facts' }).locator('a[download]');
    if ((await link.count()) === 0) {
      expect(['bootcamps', 'career-boosters', 'code-curious', 'feestructure', 'full-programs']).toContain(name);
      return;
    }
    await expect(link).toHaveAttribute('href', `/brochures/${name}.pdf`);
    // The size that the page says is that of the file, in kilobytes begun.
    const kilobytes = Math.ceil(statSync(`dist/brochures/${name}.pdf`).size / 1000);
    expect(plain((await link.textContent()) ?? '')).toBe(`Download brochure (PDF, ${kilobytes} KB)`);
    const brochure = await textOf(`dist/brochures/${name}.pdf`);
    const facts = await page
      .getByRole('complementary', { name: 'Key facts' })
      .locator('dt')
      .evaluateAll((terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
    const duration = facts.find(([label]) => label === 'Duration')?.[1] ?? '';
    expect(duration).not.toBe('');
    expect(brochure).toContain(plain(duration));
    for (const amount of await page.locator('main h3:text-matches("^(Pay|Employer)") + p').allTextContents()) {
      if (/\d/.test(amount)) expect.soft(brochure).toContain(plain(amount));
    }
    const modules = await page.locator('section:has(h2:text-matches("^What you will learn")) ol h3').allTextContents();
    expect(modules.length).toBeGreaterThan(2);
    for (const module of modules) expect.soft(brochure).toContain(plain(module.replace(/^\d+\.\s*/, '')));
  });
}
