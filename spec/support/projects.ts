/** Variables of a made-up Firebase project with analytics, as in `.env.local`. */
export const PRODUCT = {
  VITE_FIREBASE_PRODUCT_API_KEY: 'demo-key',
  VITE_FIREBASE_PRODUCT_AUTH_DOMAIN: 'demo.invalid',
  VITE_FIREBASE_PRODUCT_PROJECT_ID: 'demo-product',
  VITE_FIREBASE_PRODUCT_STORAGE_BUCKET: 'bucket.invalid',
  VITE_FIREBASE_PRODUCT_MESSAGING_SENDER_ID: '0',
  VITE_FIREBASE_PRODUCT_APP_ID: '1:0:web:demo',
  VITE_FIREBASE_PRODUCT_MEASUREMENT_ID: 'G-DEMO',
};

/** Variables of the made-up project without analytics. */
export const EDUCATION = {
  VITE_FIREBASE_EDUCATION_API_KEY: 'demo-key',
  VITE_FIREBASE_EDUCATION_AUTH_DOMAIN: 'demo.invalid',
  VITE_FIREBASE_EDUCATION_PROJECT_ID: 'demo-education',
  VITE_FIREBASE_EDUCATION_STORAGE_BUCKET: 'bucket.invalid',
  VITE_FIREBASE_EDUCATION_MESSAGING_SENDER_ID: '0',
  VITE_FIREBASE_EDUCATION_APP_ID: '1:0:web:demo',
};
