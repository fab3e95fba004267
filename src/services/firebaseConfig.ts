/**
 * Configuration of the two Firebase projects (S1-11). It has no side effects, because the Vite configuration imports it too.
 */
import type { FirebaseOptions } from 'firebase/app';

/** The Firebase projects of the site. */
export const BACKENDS = ['product', 'education'] as const;
const FIELDS = ['apiKey', 'authDomain', 'projectId', 'storageBucket', 'messagingSenderId', 'appId'];

/** A Firebase project of the site. */
export type BackendName = (typeof BACKENDS)[number];
/** The build's variables: `import.meta.env` in the browser, the result of Vite's `loadEnv` in its configuration. */
export type BackendEnv = Readonly<Record<string, unknown>>;

/** Name of a field's variable: `VITE_FIREBASE_PRODUCT_API_KEY` for `product` and `apiKey` (S1-11). */
export function variableOf(name: BackendName, field: string): string {
  return `VITE_FIREBASE_${name}_${field.replace(/[A-Z]/g, '_$&')}`.toUpperCase();
}

/**
 * The options of one project (S1-11); only `product` has a `measurementId` (S1-12). A blank variable counts as unset.
 *
 * @returns `undefined` when none of the project's variables is set, which is allowed.
 * @throws Error in one line with every missing variable, when only some are set.
 */
export function readBackendConfig(env: BackendEnv, name: BackendName): FirebaseOptions | undefined {
  const fields = name === 'product' ? [...FIELDS, 'measurementId'] : FIELDS;
  const values = fields.map((field) => [field, String(env[variableOf(name, field)] ?? '').trim()] as const);
  const missing = values.filter(([, value]) => !value).map(([field]) => variableOf(name, field));
  if (missing.length === fields.length) return undefined;
  if (missing.length > 0) {
    const message = `The Firebase project '${name}' is only half configured. Also set: ${missing.join(', ')}`;
    // Vite prints the stack of a configuration's error: the message is enough.
    throw Object.assign(new Error(message), { stack: message });
  }
  return Object.fromEntries(values);
}

/**
 * Stops a build with a partly configured project (S1-11); for the Vite configuration.
 *
 * @throws Error as {@link readBackendConfig} does.
 */
export function checkBackendEnv(env: BackendEnv): void {
  for (const name of BACKENDS) readBackendConfig(env, name);
}
