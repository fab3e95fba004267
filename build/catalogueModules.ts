/** What the build runs of the site's own source to read its catalogue, as one module. */
export { catalogueProblems, catalogueWarnings } from '../src/catalogue/check';
export { brochureAddress, calendarAddress } from '../src/catalogue/downloads';
export { catalogue } from '../src/catalogue/index';
export { factsView, menuView, pagesView, shellView } from '../src/catalogue/views';
export { brochure } from './brochure';
export { calendar } from './calendar';
