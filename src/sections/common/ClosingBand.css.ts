import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, containerUp, down, page, print, wrapping } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { actions, stack } from '../../ui/layout.css';
import { cell } from './PageHeader.css';

export const band = style({
  overflow: 'hidden',
  vars: {
    // Under the page's own heading at each width, over any band's.
    [surface.h2Size]: 'clamp(2rem, 1.2rem + 2.2vw, 3.25rem)',
    [surface.lead]: 'currentColor',
    [surface.leadSize]: String(theme.typography.subtitle1.fontSize),
  },
});
/** Hides what needs a screen. */
export const offPaper = style({ '@media': { [print]: { display: 'none !important' } } });

export const columns = style({
  ...columnsFrom('nav', 'minmax(0, 1fr) auto', {
    columnGap: theme.layout.columns,
    marginBlock: `calc(-1 * ${page.section})`,
    vars: { [cell]: 'clamp(112px, 11cqi, 152px)' },
  }),
  gap: page.section,
  alignItems: 'center',
  vars: { [cell]: '25cqi' },
});
export const text = style([stack, { '@container': { [containerUp('nav')]: { paddingBlock: page.section } } }]);
/** Without a pattern, words and action stand side by side where both fit. */
export const line = style({ ...wrapping(theme.spacing(5, 8), 'center'), justifyContent: 'space-between' });
/** Actions of the band: on a phone alike in width, with no empty place beside them. */
export const row = style([
  actions,
  { '@media': { [down('small')]: { display: 'grid', alignSelf: 'stretch', alignItems: 'stretch' } } },
]);
/**
 * Place of the pattern, in whole cells. Under the text it is its lowest row.
 * On wide screens it stands beside the text, as high as the band.
 */
export const frame = style({
  display: 'flex',
  alignItems: 'flex-end',
  overflow: 'hidden',
  // A cell of part of a pixel would show a slice of the row above.
  clipPath: 'inset(1px 0 0)',
  height: cell,
  // A band that ends within a pixel would show its own colour under the cells.
  margin: `0 calc(-1 * ${page.gutter}) calc(-1 * ${page.section} - 1px)`,
  '@container': {
    [containerUp('nav')]: {
      height: `calc(3 * ${cell})`,
      clipPath: 'none',
      alignSelf: 'end',
      marginBlock: '0 -1px',
      marginLeft: 0,
      marginRight: `calc(-1 * ${page.gutter} - max(0px, (100cqi - ${theme.layout.content} - 2 * ${page.gutter}) / 2))`,
    },
  },
});
/** The page's motif beside the text, where there is room: it grows out of the footer. */
export const motif = style({
  display: 'none',
  width: '240px',
  '@container': { [containerUp('nav')]: { display: 'block', alignSelf: 'end', marginBottom: -1 } },
});
