// @ts-check
/**
 * Which content is read, built and served: the centre's own, or with `CATALOGUE=fixture` that of an example centre, which
 * tests quote, photograph and count. `docs/gate.md` says which check looks at which.
 */

/** Throws a one-line error where the variable has another value. */
export function isFixture({ CATALOGUE } = process.env) {
  if (CATALOGUE && !['fixture', 'live'].includes(CATALOGUE))
    throw new Error(`CATALOGUE is '${CATALOGUE}': it must be 'fixture' or 'live', or not be set`);
  return CATALOGUE === 'fixture';
}

/** The example centre's folder, from the root. */
export const EXAMPLE = 'spec/fixtures/catalogue';

/** The folder of the YAML files, from the root. Their schemas and checks are in `src/catalogue` for both. */
export const catalogueFolder = (env = process.env) => (isFixture(env) ? EXAMPLE : 'src/catalogue');

/** The folder of the built site, from the root. */
export const siteFolder = (env = process.env) => (isFixture(env) ? 'dist-fixture' : 'dist');
