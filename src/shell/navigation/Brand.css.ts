import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { print } from '../../theme/media';

/** Lets a parent hide the name or resize it. */
export const nameDisplay = createVar();
export const nameSize = createVar();

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '11px',
  minWidth: theme.size.md,
  minHeight: theme.size.md,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline 2px' },
  '@media': { [print]: { minHeight: 0, zoom: 0.8 } },
});
export const centreName = style({
  display: fallbackVar(nameDisplay, 'block'),
  font: `750 ${theme.typography.h4.fontSize}/.98 ${theme.typography.h1.fontFamily}`,
  fontSize: fallbackVar(nameSize, String(theme.typography.h4.fontSize)),
  letterSpacing: '-.025em',
});
export const word = style({ display: 'block' });
