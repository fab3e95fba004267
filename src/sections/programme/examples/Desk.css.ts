import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';

/** The visitor's side of the talk. */
export const questions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  justifyContent: 'end',
  paddingLeft: '12%',
});
/** The answer's place, as high as the longest answer. */
export const answer = style({
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'start',
  minHeight: '11em',
  padding: theme.spacing(4),
  borderRadius: theme.shape.leaf.smFlipped,
  background: theme.vars.palette.band.sand,
  color: theme.vars.palette.text.primary,
});
export const words = style({ fontSize: theme.typography.body1.fontSize, fontWeight: 700 });
