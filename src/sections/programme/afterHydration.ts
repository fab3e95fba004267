/** What a programme's page does not need for its hydration; fetched after it. */

export { CertificatePreview } from './suitability/CertificatePreview';
export { EntryCheck } from './suitability/EntryCheck';
export { HoursChart } from './suitability/HoursChart';
