import { getStorage } from 'firebase/storage';
import { app } from './productApp';

export const storage = getStorage(app);
