import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';

/** Message in the middle of an empty panel. */
export const prompt = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(3.5),
  padding: theme.spacing(6),
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
});
