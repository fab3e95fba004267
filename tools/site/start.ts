/** Serves the built site until it is stopped: the second half of `npm start`. `PORT` chooses another port. */
import { serve } from './serve';

const PORT = Number(process.env.PORT ?? 4173);

await serve({ port: PORT });
console.log(`The site is at http://localhost:${PORT}`);
