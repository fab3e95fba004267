/** The tests that need a package of this tool alone: `npm test` here, after `npm ci` here. */
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['tools/a11y-report/tests/*.packages.ts'] } });
