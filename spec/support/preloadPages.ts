/**
 * Loads the code of every page once a worker. The site gives up on a page after ten seconds (S8-02). A busy machine may need
 * longer.
 */
// One at a time: React Router's CommonJS file requires an ES module that imports React. Node 20 throws while React's own
// import is under way ("reading 'getStatus'").
await import('react');
await import('react-dom');
await import('react-router-dom');
await Promise.all(Object.values(import.meta.glob('../../src/pages/**/*.tsx')).map((load) => load()));
