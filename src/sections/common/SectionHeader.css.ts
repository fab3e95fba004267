import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits, print } from '../../theme/media';
import { hiddenWhileStreaming } from '../../ui/layout.css';

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3.5),
  marginBottom: theme.layout.heading,
  '@media': { [print]: { gap: '2pt', margin: '0 0 5pt', breakAfter: 'avoid' } },
});
/**
 * On wide screens the lead stands beside the heading, aligned with the bands' second column and their last lines level.
 */
export const split = style([
  hiddenWhileStreaming,
  {
    '@container': {
      [fits('lg')]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'last baseline',
        columnGap: theme.layout.columns,
      },
    },
  },
]);
/** Links stand under the heading, beside the lead. */
export const linked = style([split, { '@container': { [fits('lg')]: { rowGap: 0 } } }]);
globalStyle(`${linked} > p`, { '@container': { [fits('lg')]: { gridArea: '1 / 2 / 3', alignSelf: 'end' } } });
globalStyle(`${linked} > div`, { marginTop: 0 });
