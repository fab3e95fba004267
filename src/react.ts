/** What takes a page over or draws it: of a file's own, so that it is evaluated before the site and apart from it. */
export { createRoot, hydrateRoot } from 'react-dom/client';
