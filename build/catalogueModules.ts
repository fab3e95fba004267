/** The catalogue's code that the build runs, as one module. */
export { catalogueProblems } from '../src/catalogue/check';
export { placeProblems } from '../src/catalogue/checkPaths';
export { allClosures, publicHolidays } from '../src/catalogue/holidays';
export { catalogue } from '../src/catalogue/index';
export { hasSamples } from '../src/catalogue/samples';
export { schedulesView } from '../src/catalogue/schedules';
export {
  cardDetailsView,
  closuresView,
  factsView,
  menuView,
  pagesView,
  qualificationsView,
  shellView,
} from '../src/catalogue/views';
export { catalogueWarnings } from '../src/catalogue/warnings';
export { writeSchemas } from './schemaFiles';
export { verdictTotals } from './verdicts';
