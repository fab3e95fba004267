/** The checks must find each seeded fault and name the rule, the criterion and the place. */
import { expect, test } from '../e2e/support/site';
import { faults, missed, tryFault, tryMissed } from './faults';

/** The faults come in as HTML, which the site's own policy forbids. */
test.use({ bypassCSP: true });

for (const fault of faults) {
  test(`EXTRA the checks find ${fault.name}`, async ({ page }) => {
    expect(await tryFault(page, fault)).not.toEqual([]);
  });
}

for (const fault of missed) {
  test(`EXTRA only a person finds ${fault.name}, and the report says so`, async ({ page }) => {
    expect(await tryMissed(page, fault)).toEqual([]);
  });
}
