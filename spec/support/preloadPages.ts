/**
 * Loads the code of every page once a worker. The site gives up on a page after ten seconds (S8-02), and a busy machine may
 * need longer to compile one.
 */
// One at a time: React Router's CommonJS file requires an ES module that imports React, and Node 20 throws where React's own
// import is still under way ("Cannot read properties of undefined (reading 'getStatus')").
await import('react');
await import('react-dom');
await import('react-router-dom');
await Promise.all(Object.values(import.meta.glob('../../src/pages/**/*.tsx')).map((load) => load()));
