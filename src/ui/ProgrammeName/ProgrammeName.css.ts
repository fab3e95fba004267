import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { wrapping } from '../../theme/media';
import { IN_COLUMNS } from '../StackingTable/StackingTable.css';

/** The motif stands beside both lines; the first line aligns with the row's baseline. On paper all is one line. */
export const programmeName = style({
  position: 'relative',
  display: 'block',
  // Where the name says the category, the row is as high as the others.
  minHeight: '3em',
  paddingLeft: theme.spacing(12.5),
  alignContent: 'center',
  textWrap: 'balance',
});
export const motif = style({ position: 'absolute', left: 0, top: '3px' });
/** Tall enough to press, whatever its line height. */
export const link = style({
  position: 'relative',
  display: 'inline-flex',
  paddingBlock: theme.spacing(3),
  marginBlock: theme.spacing(-3),
});
/** A name with no line under it: the motif stands beside its middle, and the row is as high as two lines are to press. */
export const alone = style({});
globalStyle(`${alone} > svg`, { insetBlock: 0, marginBlock: 'auto' });
globalStyle(`${alone} a`, { '@container': { [IN_COLUMNS]: { marginBlock: theme.spacing(-0.5) } } });
/** Keeps the space at the end of a line: without it, screen readers say two words as one. */
export const space = style({ whiteSpace: 'pre-wrap' });
export const categoryName = style({
  ...wrapping(theme.spacing(1), 'center'),
  fontWeight: 400,
  fontFamily: theme.typography.fontFamily,
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
});
// A badge stands clear of the line under the name.
globalStyle(`${categoryName}:has(> :not(${space}))`, { marginTop: theme.spacing(2) });
