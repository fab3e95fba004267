import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, noScript, print, up } from '../../theme/media';
import { row } from './IntakeRow.css';

/** What a phone shows by a press; without scripts it is there. */
export const later = style({
  selectors: {
    [`tr${row}&`]: { '@media': { [`screen and ${down('sm')} and (scripting: enabled)`]: { display: 'none' } } },
  },
});
export const showAll = style({
  minHeight: theme.size.lg,
  '@media': { [up('sm')]: { display: 'none' }, [noScript]: { display: 'none' }, [print]: { display: 'none' } },
});
