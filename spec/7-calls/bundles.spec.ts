import { build, type Rollup } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { EDUCATION, PRODUCT } from '../support/projects';

/** The chunks of analytics and all that it imports, as production has them, in memory. Its variables come from `process.env`. */
async function bundle() {
  const { output } = (await build({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/services/analytics.ts', preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput;
  return output.filter((file) => file.type === 'chunk');
}
const holding = (chunks: Rollup.OutputChunk[], name: string) =>
  chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes(`/node_modules/${name}/`)));

describe('what analytics and the backends add', () => {
  it('S1-11 S1-12 is under 1.9 KB at first; both projects come later, and each service is a chunk of its own', async () => {
    for (const [variable, value] of Object.entries({ ...PRODUCT, ...EDUCATION })) vi.stubEnv(variable, value);
    const chunks = await bundle();
    const first = chunks.filter(({ isEntry }) => isEntry);
    expect(first.map(({ code }) => code.length)).toEqual([expect.toSatisfy((size: number) => size < 1_900)]);
    expect([...holding(first, '@firebase'), ...holding(first, 'firebase')]).toEqual([]);
    const projects = chunks.filter(({ code }) => code.includes('demo-product') && code.includes('demo-education'));
    expect(projects.map(({ isEntry }) => isEntry)).toEqual([false]);
    const homes = ['auth', 'storage', 'firestore'].map((service) => holding(chunks, `@firebase/${service}`));
    expect(homes.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(new Set(homes.flat()).size).toBe(3);
  });

  it('S7-07 is nothing of the SDK when no project is configured', async () => {
    vi.stubEnv('VITE_FIREBASE_PRODUCT_APP_ID', '');
    const chunks = await bundle();
    expect(chunks).toHaveLength(1);
    expect(holding(chunks, '@firebase')).toEqual([]);
  });
});
