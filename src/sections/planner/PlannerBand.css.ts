import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { cardRoom, columnsFrom, noScript, print } from '../../theme/media';
import { sheet } from '../../ui/layout.css';

/** Not on paper, where nothing can be chosen and the fees stand below. A plan is printed by its own button (S1-84). */
export const place = style({ '@media': { [print]: { display: 'none' } } });
export const planner = style({
  ...columnsFrom('lg', 'minmax(0, 22rem) minmax(0, 1fr)', { gap: theme.spacing(8) }),
  gap: theme.spacing(5),
  alignItems: 'start',
  '@media': { [noScript]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [print]: { display: 'block' } },
});
/** A container of its own: its rows fit the column, not the band. */
export const answers = style({ containerType: 'inline-size', minWidth: 0 });
export const count = style({ font: `750 ${theme.typography.h3.fontSize}/1.2 ${theme.typography.h1.fontFamily}` });
export const plans = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) });
export const plan = style([sheet]);
export const summary = style({
  display: 'flex',
  gap: theme.spacing(4),
  alignItems: 'center',
  minHeight: theme.size.lg,
  paddingRight: theme.spacing(4),
  listStyle: 'none',
  '@container': { [cardRoom.stacked]: { flexWrap: 'wrap', rowGap: 0 } },
  selectors: { 'summary&': { cursor: 'pointer' }, '&::-webkit-details-marker': { display: 'none' } },
});
/** Tall enough to press, whatever its line height. */
export const link = style({
  display: 'inline-flex',
  paddingBlock: theme.spacing(3),
  marginBlock: theme.spacing(-3),
  position: 'relative',
});
export const arrow = style({ color: theme.vars.palette.text.secondary });
