import type { Page } from '@playwright/test';

/** Makes it noon of `day` in Johannesburg for the pages loaded from now on; time goes on from there. */
export async function setDay(page: Page, day: string): Promise<void> {
  await page.addInitScript(
    (noon) => {
      const read = Date.now.bind(Date);
      const ahead = noon - read();
      Date.now = () => read() + ahead;
    },
    Date.parse(`${day}T12:00:00+02:00`),
  );
}
