/** The parts of a programme's page that are fetched after its hydration, each in its place. */
import { enhancement, lazyPart } from '../../ui/lazyPart';

const load = () => import('./afterHydration');

export const Bed = enhancement(lazyPart(load, 'Bed'));
export const CertificatePreview = enhancement(lazyPart(load, 'CertificatePreview'));
export const EntryCheck = enhancement(lazyPart(load, 'EntryCheck'));
export const HoursChart = enhancement(lazyPart(load, 'HoursChart'));
export const OwnLane = enhancement(lazyPart(load, 'OwnLane'));
export const OwnWork = enhancement(lazyPart(load, 'OwnWork'));
