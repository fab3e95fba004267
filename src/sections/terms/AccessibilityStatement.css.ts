import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

export const heading = style({ marginTop: theme.spacing(3.5), fontSize: theme.typography.h4.fontSize });
export const paragraph = style({ maxWidth: theme.layout.measure });
