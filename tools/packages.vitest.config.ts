/** The tests that need a package of a tool's own: `npm run tools:test`, which installs those first. */
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['tools/*/tests/*.packages.ts'] } });
