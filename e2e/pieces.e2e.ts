import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { observeShifts, shiftOf } from './support/layoutShift';
import { expect, test } from './support/site';

/** The document in `file` as a thin connection brings it: its bars at once, then the top of the page bit by bit. */
function piecesOf(file: string): string[] {
  // A character for each byte.
  const document = readFileSync(file, 'latin1');
  const top = document.indexOf('<main');
  const cut = (from: number, to: number, bytes: number) =>
    document.slice(from, to).match(new RegExp(`[^]{1,${bytes}}`, 'g')) ?? [];
  return [
    document.slice(0, top),
    ...cut(top, top + 3_000, 100),
    ...cut(top + 3_000, top + 24_000, 500),
    ...cut(top + 24_000, document.length, 8000),
  ];
}

/** Serves the document in `file` a piece at a time, each when it is asked for; of all else, nothing is in it. */
async function serveInPieces(file: string) {
  const pieces = piecesOf(file);
  let send = (_piece: string) => {};
  const server = createServer((request, response) => {
    if (request.url !== '/page') {
      response.setHeader('Content-Type', 'text/javascript').end();
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8').flushHeaders();
    send = (piece) => response[pieces.length > 0 ? 'write' : 'end'](piece, 'latin1');
    sendNext();
  });
  const sendNext = () => send(pieces.shift() ?? '');
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/page`,
    sendNext,
    left: () => pieces.length,
    close: () => server.close(),
  };
}

/** Until the browser has drawn a page twice. */
const drawnTwice = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const [file, path] of [
  ['index', '/'],
  ['about', '/about'],
  ['programs/AIDeveloper', '/programs/AIDeveloper'],
  ['programs/career-boosters', '/programs/career-boosters'],
  ['404', '/404'],
]) {
  test(`EXTRA ${path} is drawn once its first view is there, and no part of it moves as the rest comes`, async ({
    page,
    context,
  }) => {
    // While the page may not be drawn it has no frames to count.
    const other = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await observeShifts(page);
    const document = await serveInPieces(`dist/${file}.html`);
    await page.goto(document.address, { waitUntil: 'commit' });
    let isPainted = false;
    while (document.left() > 0) {
      document.sendNext();
      await drawnTwice(other);
      if (isPainted || !(await page.locator('#first-view').count())) continue;
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, {
        polling: 100,
      });
      isPainted = true;
    }
    await expect(page.getByRole('complementary', { name: 'Help' })).toBeVisible();
    document.close();
    expect(await shiftOf(page)).toBeLessThan(0.001);
    expect(isPainted, 'drawn before its last piece').toBe(true);
  });
}
