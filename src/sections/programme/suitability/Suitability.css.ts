import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { fits, noScript, print } from '../../../theme/media';
import { sheet } from '../../../ui/layout.css';

/** Check and hours stand beside what one leaves with, which is as high as both. */
export const parts = style({
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [fits('lg')]: {
      gap: theme.spacing(5),
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
    },
  },
  '@media': { [print]: { gridTemplateColumns: '1fr .8fr 1.6fr', gap: '12pt' } },
});
export const part = style([
  sheet,
  {
    display: 'grid',
    gap: theme.spacing(4),
    alignContent: 'start',
    padding: 'clamp(12px, 3vw, 32px) clamp(20px, 3vw, 32px)',
    '@container': {
      [fits('lg')]: { ':last-child': { gridRow: '1 / span 2', gridColumn: 2, alignContent: 'stretch' } },
    },
    '@media': { [print]: { padding: 0, gap: '2pt', boxShadow: 'none' } },
  },
]);
/** As high as the preview, which is loaded later, so that nothing shifts. */
export const preview = style({
  display: 'grid',
  minHeight: '12.5rem',
  '@container': { [fits('md')]: { minHeight: '15.75rem' } },
  '@media': { [noScript]: { display: 'none' }, [print]: { display: 'none' } },
});
export const leaving = style({
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateRows: '1fr auto',
  paddingTop: theme.spacing(4),
  '@media': { [print]: { display: 'block', padding: 0 } },
});
/** The preview takes what room its card has. */
export const whole = style({
  '@container': {
    [fits('lg')]: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', alignSelf: 'stretch' },
  },
});
