/**
 * Loads the code of every page, and of what a page fetches later, once a worker. An import under way when a test file ends
 * fails for each later file. A page that only the live catalogue has an entry for does not load.
 */
// One at a time: React Router's CommonJS file requires an ES module that imports React. Node 20 throws while React's own
// import is under way ("reading 'getStatus'").
await import('react');
await import('react-dom');
await import('react-router-dom');
const modules = import.meta.glob([
  '../../src/{pages,sections,shell,ui}/**/*.tsx',
  '../../src/sections/programme/afterHydration.ts',
  '!**/*.{stories,test}.tsx',
]);
await Promise.allSettled(Object.values(modules).map((load) => load()));
