import { getAuth } from 'firebase/auth';
import { app } from './productApp';

export const auth = getAuth(app);
