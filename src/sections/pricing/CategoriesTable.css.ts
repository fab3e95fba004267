import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { iconSize, iconStroke } from '../../ui/Icon/Icon.css';

export const cell = style({ width: theme.spacing(16), marginBottom: theme.spacing(1.5) });
export const amount = style({ font: `750 1.375rem/1.2 ${theme.typography.h1.fontFamily}`, whiteSpace: 'nowrap' });
export const no = style({
  display: 'inline-flex',
  gap: theme.spacing(2),
  alignItems: 'baseline',
  vars: { [iconSize]: '1.125rem', [iconStroke]: '2.5' },
});
export const yes = style([no, { fontWeight: 700, color: theme.vars.palette.primary.main }]);
/** Centres the mark: the text aligns with its row's baseline. */
export const mark = style({ alignSelf: 'center' });
