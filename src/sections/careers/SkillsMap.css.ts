import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const header = style({ marginBottom: 'clamp(28px, 4vw, 48px)' });
/** The links are higher than their words, by more than a name's category where there is none: none covers the next. */
export const programmes = style({ display: 'grid', gap: theme.spacing(6) });
