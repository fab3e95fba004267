/** firebase.googleapis.com: gives the SDK the measurement ID of an app. */
import { HttpResponse, http } from 'msw';

export const firebase = [
  http.get('https://firebase.googleapis.com/v1alpha/projects/-/apps/:appId/webConfig', ({ params }) =>
    HttpResponse.json({ projectId: 'demo-product', appId: params.appId, measurementId: 'G-DEMO' }),
  ),
];
