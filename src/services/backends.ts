/**
 * The two Firebase projects, each with authentication, file storage and a document database (S1-11). Nothing imports this
 * yet, so no build has it: the specification does not say what the product uses them for.
 */
import type { FirebaseApp } from 'firebase/app';
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

/** The app of a project. The Firebase SDK returns the same app or service for each call. */
async function appOf(name: BackendName): Promise<FirebaseApp> {
  const options = requireBackendConfig(import.meta.env, name);
  const { initializeApp } = await import('firebase/app');
  return initializeApp(options, name);
}

/**
 * One of the two projects (S1-11). Each service is a chunk of its own, loaded when it is called.
 *
 * A service rejects with an Error that names the missing variable when the project is not configured.
 */
export function backend(name: BackendName): Backend {
  return {
    async auth() {
      const app = await appOf(name);
      const { getAuth } = await import('firebase/auth');
      return getAuth(app);
    },
    async storage() {
      const app = await appOf(name);
      const { getStorage } = await import('firebase/storage');
      return getStorage(app);
    },
    async database() {
      const app = await appOf(name);
      const { getFirestore } = await import('firebase/firestore');
      return getFirestore(app);
    },
  };
}
