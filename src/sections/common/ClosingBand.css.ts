import { createVar, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, containerUp, down, print } from '../../theme/media';
import { page } from '../../theme/page';
import * as surface from '../../theme/surface.css';
import { actions, sheet, stack } from '../../ui/layout.css';
import type { PageVariant } from '../../ui/motif/patterns';
import { surfaces as sectionSurfaces } from '../../ui/Section/Section.css';

const { band } = theme.vars.palette;

const base = style({
  color: band.onWine,
  overflow: 'hidden',
  vars: {
    ...surface.darkRing,
    // Under the page's own heading at each width, over any band's.
    [surface.h2Size]: 'clamp(2rem, 1.2rem + 2.2vw, 3.25rem)',
    [surface.lead]: band.onWine,
    [surface.leadSize]: String(theme.typography.subtitle1.fontSize),
    [surface.link]: band.onWine,
    [surface.outlined]: band.onDeep,
    [surface.outlinedHover]: band.glow,
  },
});
/** Hides a band whose action needs a screen. */
export const offPaper = style({ '@media': { [print]: { display: 'none' } } });

const [wine, rust, plum, deep] = [band.wine, band.rust, band.plum, band.deep].map((background) =>
  style([base, { background }]),
) as [string, string, string, string];
/** Strong surface of each page variant. */
export const surfaces: Record<PageVariant, string> = {
  mixed: wine,
  protea: wine,
  pincushion: rust,
  erica: plum,
  restio: deep,
  seed: deep,
  corporate: `${sectionSurfaces.deep} ${base}`,
};

/** Side of a pattern cell. */
const cell = createVar();
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
export const words = style([stack, { '@container': { [containerUp('nav')]: { paddingBlock: theme.spacing(6) } } }]);
/** The actions, on paper: those of the page's header again, in their own colours. */
export const actionCard = style([
  sheet,
  actions,
  {
    padding: theme.spacing(4, 5),
    color: theme.vars.palette.text.primary,
    vars: surface.lightSurface,
    '@media': {
      // Alike in width, and no empty place beside them.
      [down('small')]: { display: 'grid', alignSelf: 'stretch', alignItems: 'stretch', padding: theme.spacing(3) },
      [print]: { padding: 0, background: 'inherit', color: 'inherit', boxShadow: 'none' },
    },
  },
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
  margin: `0 calc(-1 * ${page.gutter}) calc(-1 * ${page.section})`,
  '@container': {
    [containerUp('nav')]: {
      height: `calc(3 * ${cell})`,
      clipPath: 'none',
      alignSelf: 'end',
      marginBlock: 0,
      marginLeft: 0,
      marginRight: `calc(-1 * ${page.gutter} - max(0px, (100cqi - ${theme.layout.content} - 2 * ${page.gutter}) / 2))`,
    },
  },
  '@media': { [print]: { display: 'none' } },
});
export const picture = style({ width: `calc(4 * ${cell})`, flex: 'none' });
