/** What of a programme's page is pressed or only looked at after hydration. */

export { CertificatePreview } from './suitability/CertificatePreview';
export { EntryCheck } from './suitability/EntryCheck';
export { HoursChart } from './suitability/HoursChart';
