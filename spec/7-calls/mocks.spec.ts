import { readFile } from 'node:fs/promises';
import { createServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mockWorker } from '../../build/mockWorker';
import { clearCollected, collected, unexpected } from '../../src/mocks/collected';
import { listen, server } from '../../src/mocks/node';

beforeAll(listen);
afterEach(clearCollected);
afterAll(() => server.close());

describe('the mocks of outside hosts', () => {
  it('refuse a host that has no handler, and keep its address', async () => {
    const response = await fetch('https://unknown.example/data');
    expect(response.status).toBe(500);
    expect(unexpected).toEqual(['https://unknown.example/data']);
  });

  it('refuse an unknown path of a host that has handlers', async () => {
    expect((await fetch('https://www.google-analytics.com/unknown')).status).toBe(500);
    expect(unexpected).toEqual(['https://www.google-analytics.com/unknown']);
  });

  it.each(['www', 'region1'])('receive several events in one request, at %s', async (host) => {
    const response = await fetch(`https://${host}.google-analytics.com/g/collect?v=2&tid=G-DEMO&dt=About`, {
      method: 'POST',
      body: 'en=page_view&ep.page_path=%2Fabout\r\nen=scroll&epn.percent_scrolled=90',
    });
    expect(response.status).toBe(204);
    expect(collected).toEqual([
      { name: 'page_view', measurementId: 'G-DEMO', parameters: { page_title: 'About', page_path: '/about' } },
      { name: 'scroll', measurementId: 'G-DEMO', parameters: { page_title: 'About', percent_scrolled: '90' } },
    ]);
  });

  it('reach the browser through msw’s worker, in development only', async () => {
    const plugin = mockWorker();
    expect(plugin.apply).toBe('serve');
    const vite = await createServer({ configFile: false, logLevel: 'silent', plugins: [plugin], server: { port: 0 } });
    onTestFinished(() => vite.close());
    await vite.listen();
    const response = await fetch(new URL('/mockServiceWorker.js', vite.resolvedUrls?.local[0]));
    expect(response.headers.get('Content-Type')).toBe('text/javascript');
    expect(await response.text()).toBe(await readFile('node_modules/msw/lib/mockServiceWorker.js', 'utf8'));
  });
});
