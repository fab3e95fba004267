import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { print, up } from '../../theme/media';

const shown = { contentVisibility: 'visible', height: 'auto' } as const;

export const details = style({});
// On paper, and before the scripts on a wide screen, nothing is folded away.
globalStyle(`${details}::details-content`, { '@media': { [print]: shown, [up('md')]: shown } });
export const summary = style({
  display: 'flex',
  gap: theme.spacing(4),
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.size.lg,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [up('md')]: { display: 'block', minHeight: 0, pointerEvents: 'none' },
    [print]: { display: 'block', minHeight: 0 },
  },
});
export const mark = style({
  flex: 'none',
  '@media': { [up('md')]: { display: 'none' }, [print]: { display: 'none' } },
});
