/**
 * Loads the code of every page and of its lazy parts, once in each worker. An import under way at the end of a test file would
 * fail for each later file. Pages with an entry only in the live catalogue do not load.
 */
// One at a time: React Router's CommonJS file requires an ES module that imports React. Node 20 throws while React's own
// import is under way ("reading 'getStatus'").
await import('react');
await import('react-dom');
await import('react-router-dom');
const modules = import.meta.glob(['../../src/{pages,sections,shell,ui}/**/*.tsx', '!**/*.{stories,test}.tsx']);
await Promise.allSettled(Object.values(modules).map((load) => load()));
