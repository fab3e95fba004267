/// <reference types="vite/client" />
/// <reference types="vite-plugin-pages/client-react" />

/** The build's variables, described in `.env.example`. None is a secret: all are public in the page. */
interface ImportMetaEnv {
  readonly VITE_FIREBASE_PRODUCT_API_KEY?: string;
  readonly VITE_FIREBASE_PRODUCT_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PRODUCT_PROJECT_ID?: string;
  readonly VITE_FIREBASE_PRODUCT_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_PRODUCT_MESSAGING_SENDER_ID?: string;
  readonly VITE_FIREBASE_PRODUCT_APP_ID?: string;
  readonly VITE_FIREBASE_PRODUCT_MEASUREMENT_ID?: string;
  readonly VITE_FIREBASE_EDUCATION_API_KEY?: string;
  readonly VITE_FIREBASE_EDUCATION_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_EDUCATION_PROJECT_ID?: string;
  readonly VITE_FIREBASE_EDUCATION_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_EDUCATION_MESSAGING_SENDER_ID?: string;
  readonly VITE_FIREBASE_EDUCATION_APP_ID?: string;
}

/** The Network Information API, which TypeScript's own types lack. */
interface Navigator {
  readonly connection?: { saveData?: boolean; effectiveType?: string };
}
