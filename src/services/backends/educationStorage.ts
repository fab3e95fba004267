import { getStorage } from 'firebase/storage';
import { app } from './educationApp';

export const storage = getStorage(app);
