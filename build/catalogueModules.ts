/** The catalogue's code that the build runs, as one module. */
export { catalogueProblems } from '../src/catalogue/checks';
export { placeProblems } from '../src/catalogue/checks/paths';
export { hasSamples } from '../src/catalogue/checks/samples';
export { catalogueWarnings } from '../src/catalogue/checks/warnings';
export { allClosures, publicHolidays } from '../src/catalogue/holidays';
export { catalogue } from '../src/catalogue/index';
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
export { writeSchemas } from './schemaFiles';
export { verdictTotals } from './verdicts';
