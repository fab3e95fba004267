/** What of a programme's page is pressed or only looked at, fetched once the page is there; its example only where the built page has none. */
export { Dial } from './deciding/Dial';
export { EntryCheck } from './deciding/EntryCheck';
export { Specimen } from './deciding/Specimen';
export { Work } from './work/Work';
