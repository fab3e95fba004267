import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits, noScript, print } from '../../theme/media';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.layout.columns,
  paddingTop: theme.spacing(5),
  '@container': { [fits('lg')]: { gridTemplateColumns: 'minmax(0, 518px) minmax(0, 1fr)' } },
  '@media': { [print]: { display: 'block', padding: 0 } },
});
/** A sheet of A4 on its side. The certificate arrives later, so that its place is kept; larger text makes both higher. */
export const preview = style({
  display: 'grid',
  containerType: 'inline-size',
  alignSelf: 'start',
  width: '100%',
  maxWidth: '518px',
  aspectRatio: '1.414',
  '@media': { [noScript]: { display: 'none' }, [print]: { display: 'none' } },
});
export const lists = style({
  display: 'grid',
  gap: theme.spacing(4),
  alignContent: 'start',
  '@media': { [print]: { gap: '3pt' } },
});
