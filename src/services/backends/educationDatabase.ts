import { getFirestore } from 'firebase/firestore';
import { app } from './educationApp';

export const database = getFirestore(app);
