import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, print } from '../../theme/media';

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3.5),
  marginBottom: theme.layout.heading,
  '@media': { [print]: { gap: '2pt', margin: '0 0 5pt', breakAfter: 'avoid' } },
});
/** Its links stand at the end of its lines, where there is room. */
globalStyle(`${header} > p + div`, {
  '@container': { [containerUp('lg')]: { gridArea: '1 / 2 / 3', alignSelf: 'end', margin: 0 } },
});
