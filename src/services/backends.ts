/** The two Firebase projects, each with authentication, file storage and a document database (S1-11). */
import { type FirebaseApp, initializeApp } from 'firebase/app';
import { BACKENDS, type BackendName, readBackendConfig } from './firebaseConfig';

/**
 * Makes the app of each configured project (S1-11); a second call returns the same apps. It sends nothing. No page calls a
 * service yet, because the specification does not say what the product uses them for (S7-01).
 *
 * @returns the projects by name, without those that are not configured.
 */
export function startBackends(): Partial<Record<BackendName, ReturnType<typeof backendOf>>> {
  return Object.fromEntries(
    BACKENDS.flatMap((name) => {
      const options = readBackendConfig(import.meta.env, name);
      return options ? [[name, backendOf(initializeApp(options, name))]] : [];
    }),
  );
}

/** One project: its app, and its services. Each service is a chunk of its own, fetched on its first call. */
function backendOf(app: FirebaseApp) {
  return {
    app,
    auth: async () => (await import('firebase/auth')).getAuth(app),
    storage: async () => (await import('firebase/storage')).getStorage(app),
    database: async () => (await import('firebase/firestore')).getFirestore(app),
  };
}
