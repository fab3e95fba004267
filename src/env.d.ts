/// <reference types="vite/client" />
/// <reference types="vite-plugin-pages/client-react" />

/** The Network Information API, which TypeScript's own types lack. */
interface Navigator {
  readonly connection?: { saveData?: boolean; effectiveType?: string };
}
