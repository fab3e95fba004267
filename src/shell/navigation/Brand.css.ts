import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { fontFamily, fontSize, size } from '../../theme/tokens';

/** Lets a parent hide the name or resize it. */
export const nameDisplay = createVar();
export const nameSize = createVar();

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '11px',
  minWidth: size.md,
  minHeight: size.md,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline 2px' },
});
export const name = style({
  display: fallbackVar(nameDisplay, 'block'),
  font: `750 ${fontSize.h4}/.98 ${fontFamily.heading}`,
  fontSize: fallbackVar(nameSize, fontSize.h4),
  letterSpacing: '-.025em',
});
export const word = style({ display: 'block' });
