import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, oneColumn } from '../../theme/media';

/** Beside a longer list its lines stay together. */
export const header = style({
  ...oneColumn(theme.spacing(3.5)),
  alignContent: 'start',
  marginBottom: theme.layout.heading,
});
/** Its links follow it closely: each is taller than its text. Where there is room they stand at the end of its lines. */
globalStyle(`${header} > p + div`, {
  marginBlock: theme.spacing(-2.5),
  '@container': { [containerUp('lg')]: { gridArea: '1 / 2 / 3', alignSelf: 'end', margin: 0 } },
});
