import { getFirestore } from 'firebase/firestore';
import { app } from './productApp';

export const database = getFirestore(app);
