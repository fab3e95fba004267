/** The site's source for Node: what the build renders from the catalogue. */
export { prerender } from '../src/server/prerender';
export { brochureSizes, downloads } from './downloads';
export { headFor } from './head';
export { siteFiles } from './siteFiles';
export { socialImages } from './socialImages';
