import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { print } from '../../theme/media';

/** Clear of the heading's descenders: the first step has a rule above it. */
export const steps = style({ paddingTop: theme.spacing(4.5), '@media': { [print]: { paddingTop: '3pt' } } });
