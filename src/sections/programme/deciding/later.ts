/** What of the deciding a visitor presses or looks at, fetched once the page is there: until then its text stands alone. */
export { EntryCheck } from './EntryCheck';
export { Specimen } from './Specimen';
