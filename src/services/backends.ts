/**
 * The two Firebase projects, each with authentication, file storage and a document database (S1-11).
 * What the product uses them for is not shown, so no page calls this yet. Each SDK is imported on first use and is a
 * chunk of its own, so that a page carries nothing of the ones it does not use.
 */
import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { type BackendName, readBackendConfig, variableOf } from './firebaseConfig';

/** The services of one project. Each is created on its first call; later calls give the same one. */
export interface Backend {
  auth(): Promise<Auth>;
  storage(): Promise<FirebaseStorage>;
  database(): Promise<Firestore>;
}

/**
 * One of the two projects (S1-11). Calling this creates and fetches nothing; its services do.
 *
 * A service rejects with an Error naming the variable to set when the project is not configured.
 */
export function backend(name: BackendName): Backend {
  return {
    async auth() {
      const app = await connect(name);
      const { getAuth } = await import('firebase/auth');
      return getAuth(app);
    },
    async storage() {
      const app = await connect(name);
      const { getStorage } = await import('firebase/storage');
      return getStorage(app);
    },
    async database() {
      const app = await connect(name);
      const { getFirestore } = await import('firebase/firestore');
      return getFirestore(app);
    },
  };
}

async function connect(name: BackendName): Promise<FirebaseApp> {
  const options = readBackendConfig(import.meta.env, name);
  if (!options) {
    const first = variableOf(name, 'apiKey');
    throw new Error(`The Firebase project '${name}' is not configured. Set ${first} and the others in .env.example`);
  }
  const { initializeApp } = await import('firebase/app');
  // Called again with the same options and name, this gives the same app.
  return initializeApp(options, name);
}
