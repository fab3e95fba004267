/** What the build runs of the site's own source to read its catalogue, as one module. */
export { catalogueProblems, catalogueWarnings } from '../src/catalogue/check';
export { catalogue } from '../src/catalogue/index';
export { factsView, menuView, pagesView, shellView } from '../src/catalogue/views';
export { brochure } from './brochure';
export { calendar, calendarName } from './calendar';
export { judgedView } from './judgements';
