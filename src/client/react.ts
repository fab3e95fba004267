/** React's entry in a chunk of its own. It is evaluated before the site, in a separate task. */
export { createRoot, hydrateRoot } from 'react-dom/client';
