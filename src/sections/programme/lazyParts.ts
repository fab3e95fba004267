/** Parts of a programme's page that its hydration does not need: one chunk has their code, and is fetched after it. */
import { enhancement, lazyPart } from '../../ui/lazyPart';

const load = () => import('./lazyPartsChunk');

export const CertificatePreview = enhancement(lazyPart(load, 'CertificatePreview'));
export const EntryCheck = enhancement(lazyPart(load, 'EntryCheck'));
