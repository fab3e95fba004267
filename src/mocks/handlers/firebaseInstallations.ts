/** firebaseinstallations.googleapis.com: registers a browser and renews its token. */
import { HttpResponse, http } from 'msw';

const INSTALLATIONS = 'https://firebaseinstallations.googleapis.com/v1/projects/:projectId/installations';
const authToken = { token: 'demo-token', expiresIn: '604800s' };

export const firebaseInstallations = [
  http.post<{ projectId: string }, { fid: string }>(INSTALLATIONS, async ({ params, request }) => {
    const { fid } = await request.json();
    const name = `projects/${params.projectId}/installations/${fid}`;
    return HttpResponse.json({ name, fid, refreshToken: 'demo-refresh-token', authToken });
  }),
  http.post(`${INSTALLATIONS}/:fid/authTokens*`, () => HttpResponse.json(authToken)),
];
