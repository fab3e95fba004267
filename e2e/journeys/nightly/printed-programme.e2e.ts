import { CENTRE } from '../../../spec/support/centre';
import { programmePaths, upcomingPaths } from '../../../spec/support/paths';
import { printed } from '../../support/paper';
import { expect, open, test } from '../../support/site';

for (const path of programmePaths) {
  test(`${path} on paper says whose it is and keeps its fees together`, async ({ page }) => {
    await open(page, path);
    const sheets = await printed(page);
    const last = sheets.at(-1) ?? '';
    expect
      .soft(last)
      .toContain(
        `${CENTRE.name} · Fully accredited provider ${CENTRE.accreditation.number} · Registered provider ${CENTRE.registration.number}`,
      );
    expect.soft(last).toContain(`${CENTRE.contact.email} · ${CENTRE.contact.telephone}`);
    expect.soft(last).toContain(`${CENTRE.siteAddress}${path}`);
    const all = sheets.join(' ').replaceAll(' ', '');
    expect.soft(all).not.toContain('Downloadbrochure');

    const fees = sheets.filter((text) => text.includes('Fees and payment'));
    expect.soft(fees).toHaveLength(upcomingPaths.includes(path) ? 0 : 1);
    if (upcomingPaths.includes(path)) return;
    expect.soft(fees[0]).toMatch(/Fees and payment .* Pay once R \d.* What the fee pays for/);
    expect.soft([...all.matchAll(/register\?programme=/g)], 'the address of the application').toHaveLength(1);
    expect.soft([...all.matchAll(/register\?intent=free-trial&programme=/g)], 'that of the free trial').toHaveLength(1);
  });
}

test('the lines for paper are not on the screen', async ({ page }) => {
  await open(page, '/programs/cyber-security');
  const contact = page.getByText(`${CENTRE.contact.email} · ${CENTRE.contact.telephone} · https:`);
  await expect(contact).toHaveCount(1);
  await expect(contact).toBeHidden();
});

test('the home page prints on four sheets at most', async ({ page }) => {
  await open(page, '/');
  expect((await printed(page)).length).toBeLessThanOrEqual(4);
});
