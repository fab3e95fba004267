/** What of a programme's page is pressed or only looked at, fetched once the page is there; its example only where the built page has none. */

export { CertificatePreview } from './suitability/CertificatePreview';
export { EntryCheck } from './suitability/EntryCheck';
export { HoursChart } from './suitability/HoursChart';
export { Work } from './work/Work';
