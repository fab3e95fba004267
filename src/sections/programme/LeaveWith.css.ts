import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, noScript } from '../../theme/media';
import { shown } from '../../ui/Fold/Disclosure.css';

/** Hidden in print and without scripts: the page 'Learning process' shows a marked task there. */
export const work = style({
  position: 'relative',
  '@media': { [noScript]: { display: 'none' } },
});
/** Folded away, it still shows its first note. */
globalStyle(`${work}::details-content`, shown);
// The sheet below would cover a ring outside.
globalStyle(`${work} > summary`, { outlineOffset: '-3px' });
/** As high as the sheet, which comes later: nothing below moves. The wider the band, the fewer lines its notes have. */
export const place = style({
  minHeight: '212px',
  paddingTop: theme.spacing(1.75),
  '@container': {
    [containerUp('md')]: { minHeight: '806px', paddingTop: 0 },
    [containerUp('lg')]: { minHeight: 'max(437px, 1418px - 80cqi)' },
  },
});
const PREVIEW = 'clamp(300px, 32cqi, 380px)';
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.spacing(4)} ${theme.layout.columns}`,
  '@container': {
    [containerUp('md')]: { gridTemplateColumns: `${PREVIEW} minmax(0, 1fr)` },
    [containerUp('lg')]: {
      gridTemplateColumns: `${PREVIEW} minmax(0, 1.2fr) minmax(0, 1fr)`,
      alignItems: 'baseline',
    },
  },
});
globalStyle(`${work} + *`, { marginTop: theme.layout.minor });
/** Beside the lists, or below them. Its place is kept, because it arrives later. */
export const preview = style({
  minHeight: 'max(11.375rem, 30cqi)',
  containerType: 'inline-size',
  '@container': {
    [containerUp('md')]: { gridArea: '1 / 1 / span 2', alignSelf: 'start', minHeight: '257px' },
    [containerUp('lg')]: { gridRow: 1 },
  },
  '@media': { [noScript]: { display: 'none' } },
});
/** With the centre's own record behind it, a strip higher. */
export const withRecord = style([
  preview,
  { minHeight: '13.5rem', '@container': { [containerUp('md')]: { minHeight: '308px' } } },
]);
