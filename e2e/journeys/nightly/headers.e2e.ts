import { permissionsPolicy } from '../../../build/permissionsPolicy';
import { expect, test } from '../../../spec/support/browser/site';

interface WithPolicy {
  featurePolicy?: { features(): string[]; allowedFeatures(): string[] };
}

// A newer Chromium may have more features: then `build/permissionsPolicy.ts` lacks them.
test('each feature of this Chromium is named in the header, and off but for two', async ({ page }) => {
  await page.goto('/about');
  const { features, allowed } = await page.evaluate(() => {
    const policy = (document as WithPolicy).featurePolicy;
    return { features: policy?.features() ?? [], allowed: policy?.allowedFeatures() ?? [] };
  });
  const isOurs = (name: string) => !name.startsWith('ch-');
  const named = permissionsPolicy.split(', ').map((one) => one.split('=')[0]);
  expect(features.filter(isOurs).toSorted()).toEqual(named);
  expect(allowed.filter(isOurs).toSorted()).toEqual(['clipboard-write', 'deferred-fetch']);
});
