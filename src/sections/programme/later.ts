/** What of a programme's page is pressed or only looked at, fetched once the page is there: until then its text stands alone. */
export { Dial } from './deciding/Dial';
export { EntryCheck } from './deciding/EntryCheck';
export { Specimen } from './deciding/Specimen';
export { Work } from './work/Work';
