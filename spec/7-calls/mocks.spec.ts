import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clearCollected, unexpected } from '../../src/mocks/collected';
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
});
