import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';

export const contactLine = style({ display: 'none', '@media': { [print]: { display: 'block', marginTop: '1rem' } } });
