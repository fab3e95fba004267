/** The site built with analytics configured, and the outside hosts it then talks to, answered by the msw handlers. */
import { execFileSync } from 'node:child_process';
import type { BrowserContext, Route } from '@playwright/test';
import { getResponse } from 'msw';
import { handlers } from '../../../src/mocks/handlers';
import { type RunningSite, serve } from '../../../tools/site/serve';
import { EDUCATION, PRODUCT } from '../projects';

/**
 * Builds the site with both projects configured, and serves it. Each worker has its own, because after a failure one worker
 * repeats the test while another goes on with the file.
 */
export async function runConfiguredSite(): Promise<{ directory: string; site: RunningSite }> {
  const directory = `node_modules/.cache/configured-site-${process.env.TEST_PARALLEL_INDEX}`;
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', directory, '--emptyOutDir'], {
    stdio: 'inherit',
    env: { ...process.env, ...PRODUCT, ...EDUCATION, NODE_ENV: 'production' },
  });
  return { directory, site: await serve({ directory }) };
}

const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Answers one request like the real host. Without a handler it aborts the request and calls `onMissing`. */
export async function answer(route: Route, by = handlers, onMissing?: (address: string) => void): Promise<void> {
  const request = route.request();
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: OPEN_TO_ALL });
  const body = request.postDataBuffer();
  const response = await getResponse(
    by,
    new Request(request.url(), {
      method: request.method(),
      headers: request.headers(),
      ...(body ? { body: new Uint8Array(body) } : {}),
    }),
  );
  if (!response) {
    onMissing?.(`${request.method()} ${request.url()}`);
    return route.abort();
  }
  return route.fulfill({
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), ...OPEN_TO_ALL },
    body: Buffer.from(await response.arrayBuffer()),
  });
}

/** Sends every request that leaves the site to `reply`. @returns the addresses asked for, in order. */
export async function answerOutsideHosts(
  context: BrowserContext,
  reply: (route: Route) => Promise<void> | undefined = (route) => answer(route),
): Promise<string[]> {
  const requested: string[] = [];
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      requested.push(route.request().url());
      return reply(route);
    },
  );
  return requested;
}
