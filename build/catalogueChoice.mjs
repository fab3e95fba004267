// @ts-check
/**
 * The choice of content to build and serve: the centre's own, or with `CATALOGUE=fixture` that of an example centre, on which
 * tests rely. `docs/gate.md` lists the content of each check.
 */

/** `true` for the example centre. Throws a one-line error for any other value of the variable. */
export function isFixture({ CATALOGUE } = process.env) {
  if (CATALOGUE && !['fixture', 'live'].includes(CATALOGUE))
    throw new Error(`CATALOGUE is '${CATALOGUE}': it must be 'fixture' or 'live', or not be set`);
  return CATALOGUE === 'fixture';
}

/** The example centre's folder, from the root. */
export const FIXTURE_FOLDER = 'spec/fixtures/catalogue';

/** The folder of the YAML files, from the root. Schemas and checks for both are in `src/catalogue`. */
export const catalogueFolder = (env = process.env) => (isFixture(env) ? FIXTURE_FOLDER : 'src/catalogue');

/** The folder of the built site, from the root. */
export const siteFolder = (env = process.env) => (isFixture(env) ? 'dist-fixture' : 'dist');
