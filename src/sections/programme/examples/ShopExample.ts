import { example } from './example';
import { ShopView } from './ShopView';

export const ShopExample = example('shop', ShopView, () => import('./Shop'));
