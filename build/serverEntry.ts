/** What the build runs of the site's source, in one bundle for Node: all that is drawn from the catalogue when it is built. */
export { prerender } from '../src/server/prerender';
export { brochureSizes, downloads } from './downloads';
export { headFor } from './head';
export { siteFiles } from './siteFiles';
export { socialImages } from './socialImages';
