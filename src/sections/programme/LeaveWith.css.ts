import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits, noScript, print, withScripts } from '../../theme/media';

/** Width of the certificate in a wide window, and what stands beside it reaches up to the heading's line. */
const PAPER = '284px';
const LIFT = '-3.25rem';

export const work = style({
  position: 'relative',
  '@container': { [fits('lg')]: { marginBottom: theme.spacing(8) } },
  '@media': { [print]: { display: 'none' } },
});
/** As high as the sheet, which comes later: nothing below moves. A wide window has the task in the heading's line. */
export const place = style({
  paddingTop: theme.spacing(4),
  '@media': {
    [withScripts]: {
      minHeight: '1060px',
      '@container': { [fits('md')]: { minHeight: '760px' }, [fits('lg')]: { minHeight: '390px' } },
    },
  },
});
/** The way to a whole example, for a page without scripts. */
export const instead = style({ '@media': { [withScripts]: { display: 'none' } } });
export const heading = style({
  '@container': { [fits('lg')]: { marginLeft: `calc(${PAPER} + ${theme.layout.columns})` } },
  '@media': { [print]: { margin: 0 } },
});
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.layout.columns,
  paddingTop: theme.spacing(5),
  '@container': { [fits('lg')]: { gridTemplateColumns: `${PAPER} minmax(0, 1.2fr) minmax(0, 1fr)` } },
  '@media': { [print]: { display: 'block', padding: 0 } },
});
const lifted = { '@container': { [fits('lg')]: { marginTop: LIFT } } };
/** A sheet of A4 on its side. The certificate arrives later, so that its place is kept; larger text makes both higher. */
export const preview = style([
  lifted,
  {
    display: 'grid',
    containerType: 'inline-size',
    alignSelf: 'start',
    width: '100%',
    maxWidth: '518px',
    aspectRatio: '1.414',
    '@media': { [noScript]: { visibility: 'hidden' }, [print]: { display: 'none' } },
  },
]);
export const outcomes = style([
  lifted,
  { display: 'grid', gap: theme.spacing(4), alignContent: 'start', '@media': { [print]: { gap: '3pt', margin: 0 } } },
]);
