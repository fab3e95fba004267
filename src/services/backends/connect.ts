import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type BackendName, requireBackendConfig } from '../firebaseConfig';

/**
 * The Firebase app of one project (S1-11).
 *
 * @throws Error that names the missing variable when the project is not configured.
 */
export function connect(name: BackendName): FirebaseApp {
  return initializeApp(requireBackendConfig(import.meta.env, name), name);
}
