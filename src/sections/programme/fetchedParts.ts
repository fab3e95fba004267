/** The parts of a programme's page that are fetched after its hydration, each in its place. */
import { enhancement, lazyPart } from '../../ui/lazyPart';

const load = () => import('./afterHydration');

export const Bed = enhancement(lazyPart(load, 'Bed'));
export const CertificatePreview = enhancement(lazyPart(load, 'CertificatePreview'));
export const EntryCheck = enhancement(lazyPart(load, 'EntryCheck'));
export const HoursChart = enhancement(lazyPart(load, 'HoursChart'));
export const NextIntakeLane = enhancement(lazyPart(load, 'NextIntakeLane'));
export const OwnMarkedTask = enhancement(lazyPart(load, 'OwnMarkedTask'));
