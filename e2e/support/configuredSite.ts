/** The site built with analytics configured, and the outside hosts it then talks to, answered by the msw handlers. */
import { execFileSync } from 'node:child_process';
import type { BrowserContext, Route } from '@playwright/test';
import { getResponse } from 'msw';
import { PRODUCT } from '../../spec/support/product';
import { handlers } from '../../src/mocks/handlers';
import { type RunningSite, runSite } from '../../tools/site/runSite';

const OUT = 'node_modules/.cache/configured-site';

/** Builds the site with the `product` project configured, and serves it. */
export async function runConfiguredSite(): Promise<RunningSite> {
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', OUT, '--emptyOutDir'], {
    stdio: 'inherit',
    env: { ...process.env, ...PRODUCT, NODE_ENV: 'production' },
  });
  return runSite(OUT);
}

const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Answers one request as the real host would; a host without a handler is cut off. */
export async function answer(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: OPEN_TO_ALL });
  const body = request.postDataBuffer();
  const response = await getResponse(
    handlers,
    new Request(request.url(), {
      method: request.method(),
      headers: request.headers(),
      ...(body ? { body: new Uint8Array(body) } : {}),
    }),
  );
  if (!response) return route.abort();
  return route.fulfill({
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), ...OPEN_TO_ALL },
    body: Buffer.from(await response.arrayBuffer()),
  });
}

/** Sends every request that leaves the site to `reply`. @returns the addresses asked for, in order. */
export async function answerOutsideHosts(
  context: BrowserContext,
  reply: (route: Route) => Promise<void> | undefined,
): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url());
      return reply(route);
    },
  );
  return asked;
}
