/**
 * The two Firebase projects, each with authentication, file storage and a document database (S1-11). No page imports
 * this yet: the specification does not say what the product uses them for. A configured build has it as a separate
 * entry, with lazy chunks.
 */
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { type BackendName, requireBackendConfig } from './firebaseConfig';

/** Services of one project, each created on its first call. */
export interface Backend {
  auth(): Promise<Auth>;
  storage(): Promise<FirebaseStorage>;
  database(): Promise<Firestore>;
}

const backends: Record<BackendName, Backend> = {
  product: {
    auth: async () => (await import('./backends/productAuth')).auth,
    storage: async () => (await import('./backends/productStorage')).storage,
    database: async () => (await import('./backends/productDatabase')).database,
  },
  education: {
    auth: async () => (await import('./backends/educationAuth')).auth,
    storage: async () => (await import('./backends/educationStorage')).storage,
    database: async () => (await import('./backends/educationDatabase')).database,
  },
};

/**
 * One of the two projects (S1-11). Services are loaded when called.
 *
 * A service rejects with an Error that names the missing variable when the project is not configured.
 */
export function backend(name: BackendName): Backend {
  const configured =
    <Service>(open: () => Promise<Service>) =>
    async () => {
      requireBackendConfig(import.meta.env, name);
      return open();
    };
  const { auth, storage, database } = backends[name];
  return { auth: configured(auth), storage: configured(storage), database: configured(database) };
}
