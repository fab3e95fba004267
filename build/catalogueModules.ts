/** What reads and checks the catalogue, as one module: all that the build runs of the site's source before it draws. */
export { catalogueProblems, catalogueWarnings } from '../src/catalogue/check';
export { catalogue } from '../src/catalogue/index';
export { factsView, menuView, pagesView, plansView, shellView } from '../src/catalogue/views';
export { judgedView } from './judgements';
