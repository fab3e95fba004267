/**
 * Vitest's global set-up of the tests of the centre's own site, in `dist`. With `SITE_BUILT` the build that is there is tested
 * as it is: what is deployed is what was tested.
 */
import { build } from './build';

export default () => {
  if (!process.env.SITE_BUILT) build('live');
};
