import { getAuth } from 'firebase/auth';
import { app } from './educationApp';

export const auth = getAuth(app);
