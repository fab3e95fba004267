import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { programmePaths } from '../support/paths';
import { getDocument } from '../support/pdf';
import { documentOf, wordsOf } from './support/site';

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

for (const path of programmePaths) {
  const name = path.split('/').at(-1);
  test(`S1-07 a brochure of ${path} says the same fee, duration and modules`, async () => {
    const page = documentOf(path);
    const all = (selector: string) => [...page.querySelectorAll(selector)];
    const link = page.querySelector('main a[download]');
    expect(link?.getAttribute('href')).toBe(`/brochures/${name}.pdf`);
    // The size that the page says is that of the file, in kilobytes begun.
    const kilobytes = Math.ceil(statSync(`dist-fixture/brochures/${name}.pdf`).size / 1000);
    expect(wordsOf(link)).toBe(`Download brochure (PDF, ${kilobytes} KB)`);
    const brochure = await textOf(`dist-fixture/brochures/${name}.pdf`);
    const term = all('aside[aria-label="Key facts"] dt').find((one) => wordsOf(one) === 'Duration');
    expect(brochure).toContain(wordsOf(term?.nextElementSibling) || 'a duration');
    for (const heading of all('main h3').filter((one) => /^(Pay|Employer)/.test(wordsOf(one)))) {
      const amount = wordsOf(heading.nextElementSibling);
      if (/\d/.test(amount)) expect.soft(brochure).toContain(amount);
    }
    const section = all('section').find((one) => /^What you will learn/.test(wordsOf(one.querySelector('h2'))));
    const modules = [...(section?.querySelectorAll('ol h3') ?? [])].map((one) => wordsOf(one));
    expect(modules.length).toBeGreaterThan(2);
    for (const module of modules) expect.soft(brochure).toContain(module.replace(/^\d+\.\s*/, ''));
  });
}
