import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, noScript, print, withScripts } from '../../theme/media';

/** On paper, and without scripts, the learning process has one. */
export const work = style({
  position: 'relative',
  '@media': { [noScript]: { display: 'none' }, [print]: { display: 'none' } },
});
/** As high as the sheet, which comes later: nothing below moves. The wider the band, the fewer lines its notes have. */
export const place = style({
  minHeight: '1060px',
  '@container': {
    // Here a sheet fills its place to the foot.
    [containerUp('md')]: { minHeight: '760px', marginBottom: theme.spacing(14) },
    [containerUp('lg')]: { minHeight: 'max(410px, 1391px - 80cqi)', marginBottom: 0 },
  },
});
const wide = containerUp('lg');
const PREVIEW = '284px';
export const leave = style({ position: 'relative' });
/** A rule for a wide band with the certificate, which scripts draw. */
const drawn = (rule: object) => ({ '@media': { [withScripts]: { '@container': { [wide]: rule } } } });
// Beside the certificate, over the first list.
globalStyle(
  `${leave} h2`,
  drawn({ position: 'absolute', top: theme.spacing(3), left: `calc(${PREVIEW} + ${theme.layout.columns})` }),
);
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.layout.columns,
  alignItems: 'start',
  paddingTop: theme.spacing(3),
  '@container': {
    [containerUp('md')]: { gridTemplateColumns: `${PREVIEW} minmax(0, 1fr)` },
    [wide]: { gridTemplateColumns: `${PREVIEW} minmax(0, 1.2fr) minmax(0, 1fr)` },
  },
  '@media': { [print]: { gridTemplateColumns: '1fr 1fr', gap: '0 22pt', padding: '4pt 0 0' } },
});
globalStyle(`${parts} > ul`, drawn({ paddingTop: '3rem' }));
/** A sheet of A4 on its side. The certificate arrives later, so that its place is kept; larger text makes both higher. */
export const preview = style({
  display: 'grid',
  containerType: 'inline-size',
  width: '100%',
  maxWidth: '518px',
  aspectRatio: '1.414',
  '@container': { [containerUp('md')]: { gridRow: 'span 2' }, [wide]: { gridRow: 'auto' } },
  '@media': { [noScript]: { display: 'none' }, [print]: { display: 'none' } },
});
