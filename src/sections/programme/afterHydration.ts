/** Parts of a programme's page that are fetched after its hydration, which needs none of them. */

export { Bed } from './Bed';
export { CertificatePreview } from './CertificatePreview';
export { OwnLane } from './OwnLane';
export { OwnWork } from './OwnWork';
export { EntryCheck } from './suitability/EntryCheck';
export { HoursChart } from './suitability/HoursChart';
