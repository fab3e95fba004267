import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type BackendName, requireBackendConfig } from '../firebaseConfig';

/**
 * The app of one project, by the build's variables (S1-11).
 *
 * @throws Error naming the variable to set when the project is not configured.
 */
export function connect(name: BackendName): FirebaseApp {
  return initializeApp(requireBackendConfig(import.meta.env, name), name);
}
