/** Vitest's global set-up of the tests of the example centre's site, in `dist-fixture`. */
import { build } from './build';

export default () => build('fixture');
