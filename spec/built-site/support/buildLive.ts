/**
 * Vitest's global set-up of the tests of the centre's own site, in `dist`. With `SITE_BUILT` it tests the existing build, so
 * that exactly the tested build is deployed.
 */
import { build } from './build';

export default () => {
  if (!process.env.SITE_BUILT) build('live');
};
