/** React's own entry, in the chunk of React: so it is evaluated before the site, in a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client';
