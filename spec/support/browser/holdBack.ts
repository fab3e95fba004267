import type { Page } from '@playwright/test';

/** Holds back requests to the addresses of `which` until `release`, and lists their paths. */
export async function holdBack(
  page: Page,
  which: string | ((url: URL) => boolean),
): Promise<{ requested: string[]; release: () => void }> {
  const requested: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    await released;
    await route.continue();
  });
  return { requested, release };
}
