/** Serves the built site until it is stopped: the second half of `npm start`. `PORT` chooses another port. */
import { serve } from './serve';

const { address } = await serve({ port: Number(process.env.PORT ?? 4173) });
console.log(`The site is at ${address}`);
