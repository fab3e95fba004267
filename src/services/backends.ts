/**
 * The two Firebase projects, each with authentication, file storage and a document database (S1-11).
 * What the product uses them for is not shown, so no page imports this yet. A build with a project configured has it as
 * an entry of its own, and each project's app and services as chunks that are fetched on their first use.
 */
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { type BackendName, requireBackendConfig } from './firebaseConfig';

/** The services of one project. Each is created on its first call; later calls give the same one. */
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
 * One of the two projects (S1-11). Calling this creates and fetches nothing; its services do.
 *
 * A service rejects with an Error naming the variable to set when the project is not configured.
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
