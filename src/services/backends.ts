/** The two Firebase projects, each with authentication, file storage and a document database (S1-11). */
import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { BACKENDS, type BackendName, readBackendConfig } from './firebaseConfig';

/** One project: its app, and its services. Each service is a chunk of its own, fetched on its first call. */
export interface Backend {
  app: FirebaseApp;
  auth(): Promise<Auth>;
  storage(): Promise<FirebaseStorage>;
  database(): Promise<Firestore>;
}

/**
 * Makes the app of each configured project (S1-11); a second call returns the same apps. It sends nothing. No page calls a
 * service yet, because the specification does not say what the product uses them for (S7-01).
 *
 * @returns the projects by name, without those that are not configured.
 */
export function startBackends(): Partial<Record<BackendName, Backend>> {
  return Object.fromEntries(
    BACKENDS.flatMap((name) => {
      const options = readBackendConfig(import.meta.env, name);
      return options ? [[name, backendOf(initializeApp(options, name))]] : [];
    }),
  );
}

function backendOf(app: FirebaseApp): Backend {
  return {
    app,
    auth: async () => (await import('firebase/auth')).getAuth(app),
    storage: async () => (await import('firebase/storage')).getStorage(app),
    database: async () => (await import('firebase/firestore')).getFirestore(app),
  };
}
