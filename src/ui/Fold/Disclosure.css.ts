import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, up } from '../../theme/media';
import * as surface from '../../theme/surface.css';

export const shown = { contentVisibility: 'visible', height: 'auto' } as const;

/** A heading over what belongs to it; the details of a small screen, on a wide one. */
export const open = style({
  display: 'grid',
  gap: theme.spacing(3),
});
/** Side by side with a heading of the band, a heading has its size: both stand on one line. */
export const beside = style({
  '@container': { [containerUp('lg')]: { fontSize: surface.h2Size, lineHeight: 1.06 } },
});
export const details = style({});
// On paper, and before the scripts on a wide screen, nothing is folded away.
globalStyle(`${details}::details-content`, { '@media': { [up('md')]: shown } });
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
    // The room that the hydrated page has there.
    [up('md')]: {
      display: 'block',
      minHeight: 0,
      marginBottom: theme.spacing(3),
      // A browser that cannot show it unfolded lets it be opened.
      '@supports': { 'selector(::details-content)': { pointerEvents: 'none' } },
    },
  },
});
export const mark = style({
  flex: 'none',
  '@media': { [up('md')]: { display: 'none' } },
});
