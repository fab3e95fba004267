/** firebase.googleapis.com: tells the SDK which measurement ID an app has. */
import { HttpResponse, http } from 'msw';

export const firebase = [
  http.get('https://firebase.googleapis.com/v1alpha/projects/-/apps/:appId/webConfig', ({ params }) =>
    HttpResponse.json({ projectId: 'demo-product', appId: params.appId, measurementId: 'G-DEMO' }),
  ),
];
