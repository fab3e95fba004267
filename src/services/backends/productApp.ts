import { connect } from './connect';

export const app = connect('product');
