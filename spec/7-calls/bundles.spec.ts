import { describe, expect, it, vi } from 'vitest';
import { EDUCATION, PRODUCT } from '../support/projects';
import { bundle, type Chunk, holds } from './support/bundle';

const ANALYTICS = `
  import { analyticsChoice, recordView, startAnalytics } from '/src/services/analytics.ts';
  startAnalytics();
  Object.assign(globalThis, { analyticsChoice, recordView });
`;
/** Code of a page that imports on demand, for comparison. */
const IMPORTS_ON_DEMAND = "import('/src/services/pageTitle.ts').then(console.log);";

const entryOf = (chunks: Chunk[]) => chunks.filter(({ isEntry }) => isEntry);
const size = (chunks: Chunk[]) => chunks.reduce((sum, { code }) => sum + code.length, 0);

describe('what analytics and the backends add', () => {
  it('S1-11 S1-12 is under 1.75 KB at first; both projects come later, and each service is a chunk of its own', async () => {
    for (const [variable, value] of Object.entries({ ...PRODUCT, ...EDUCATION })) vi.stubEnv(variable, value);
    const chunks = await bundle(ANALYTICS);
    const added = size(entryOf(chunks)) - size(entryOf(await bundle(IMPORTS_ON_DEMAND)));
    expect(added).toBeGreaterThan(500);
    expect(added).toBeLessThan(1792);
    expect(entryOf(chunks).some((chunk) => holds(chunk, '@firebase') || holds(chunk, 'firebase'))).toBe(false);
    const projects = chunks.filter(({ code }) => code.includes('demo-product') && code.includes('demo-education'));
    expect(projects.map(({ isEntry }) => isEntry)).toEqual([false]);
    const sdks = ['@firebase/auth', '@firebase/storage', '@firebase/firestore'];
    const homes = sdks.map((sdk) => chunks.filter((chunk) => holds(chunk, sdk)).map(({ name }) => name));
    expect(homes.map((names) => names.length)).toEqual([1, 1, 1]);
    expect(new Set(homes.flat()).size).toBe(3);
  });

  it('S7-07 is nothing of the SDK when no project is configured', async () => {
    vi.stubEnv('VITE_FIREBASE_PRODUCT_APP_ID', '');
    const chunks = await bundle(ANALYTICS);
    expect(chunks).toHaveLength(1);
    expect(chunks.some((chunk) => holds(chunk, '@firebase'))).toBe(false);
  });
});
