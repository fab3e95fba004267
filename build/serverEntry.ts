/** Entry of the server bundle, with which the build renders pages and downloads in Node. */
export { prerender } from '../src/server/prerender';
export { isAnalyticsConfigured } from '../src/services/analytics';
export { brochureSizes, downloads } from './downloads';
export { headFor } from './head';
export { siteFiles } from './siteFiles';
export { socialImages } from './socialImages';
