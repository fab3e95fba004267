/** Everything that the build runs of the catalogue, as one module. */
export { catalogueProblems, catalogueWarnings } from '../src/catalogue/check';
export { catalogue } from '../src/catalogue/index';
export { factsView, menuView, pagesView, plansView, shellView } from '../src/catalogue/views';
export { judgedView } from './judgements';
