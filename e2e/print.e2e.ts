import { documentPaths } from '../spec/support/paths';
import { printed } from './support/paper';
import { expect, open, test } from './support/site';

const NOT_PROGRAMMES = ['bootcamps', 'career-boosters', 'full-programs', 'code-curious', 'feestructure'];
const programmes = documentPaths.filter(
  (path) => path.startsWith('/programs/') && !NOT_PROGRAMMES.some((name) => path.endsWith(name)),
);

test('EXTRA every programme prints on two sheets at most, with its facts and how to apply', async ({ page }) => {
  expect(programmes).toHaveLength(11);
  for (const path of programmes) {
    await open(page, path);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const sheets = await printed(page);
    expect.soft(sheets.length, path).toBeLessThanOrEqual(2);
    const text = sheets.join(' ');
    expect.soft(text, path).toContain((heading ?? '').replaceAll(/\s+/g, ' '));
    expect.soft(text, path).toContain('Duration');
    expect.soft(text, path).toContain('Questions about this programme');
    const isUpcoming = text.includes('Coming Soon');
    expect.soft(text.includes('https://apply.fynbos-'), `${path} has the address of the application`).toBe(!isUpcoming);
    expect.soft(/R \d/.test(text), `${path} has a price`).toBe(!isUpcoming);
    // What can only be pressed stays on the screen.
    for (const word of ['Main menu', 'Programmes Learning Process', 'You might also look at', 'Scroll to top']) {
      expect.soft(text, path).not.toContain(word);
    }
  }
});
