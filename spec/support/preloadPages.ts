/**
 * Loads the code of every page once a worker. The site gives up on a page after ten seconds (S8-02), and a busy machine may
 * need longer to compile one.
 */
await Promise.all(Object.values(import.meta.glob('../../src/pages/**/*.tsx')).map((load) => load()));
