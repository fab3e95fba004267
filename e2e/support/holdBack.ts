import type { Page } from '@playwright/test';

/** Holds back what the page asks for at the addresses that `which` names, and lists their paths, until it is told to `release` it. */
export async function holdBack(
  page: Page,
  which: string | ((url: URL) => boolean),
): Promise<{ asked: string[]; release: () => void }> {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await released;
    await route.continue();
  });
  return { asked, release };
}
