/** Parts of a programme's page that are fetched after its hydration, which needs none of them. */
export { CertificatePreview } from './CertificatePreview';
export { EntryCheck } from './suitability/EntryCheck';
