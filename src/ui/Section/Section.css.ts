import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { fits, print } from '../../theme/media';
import { page } from '../../theme/page';
import { palette } from '../../theme/palette.css';
import * as surface from '../../theme/surface.css';
import { fixed, layout } from '../../theme/tokens';

const { band, tint } = palette;

/** Padding above the first band after a page header, which has its own. */
export const spaceAbove = createVar();

export const section = style({
  containerType: 'inline-size',
  paddingBlock: page.section,
  paddingTop: fallbackVar(spaceAbove, page.section),
  '@media': { [print]: surface.onPaper },
});

export const surfaces = styleVariants({
  sand: { background: band.sand },
  sage: {
    background: tint.sage,
    vars: { [surface.mark]: palette.background.paper, [surface.sage]: band.sand },
  },
  heather: { background: tint.heather },
  ochre: { background: tint.ochre, vars: { [surface.lead]: palette.text.primary } },
  deep: {
    background: band.deep,
    color: band.onDeep,
    vars: {
      ...surface.darkRing,
      [surface.secondary]: band.onDeep2,
      [surface.lead]: band.onDeep2,
      [surface.link]: band.onDeep,
      [surface.outlined]: band.onDeep,
      [surface.outlinedHover]: band.glow,
      [surface.colours.petal]: fixed.ochre,
      [surface.colours.soft]: fixed.ochrePale,
      [surface.colours.sun]: fixed.paper,
      [surface.colours.leaf]: fixed.sagePale,
    },
  },
});

/** Two columns from the width where both are readable. */
export const columns = style({
  display: 'grid',
  gap: layout.columns,
  vars: { [surface.h2Size]: 'clamp(1.625rem, 1.35rem + 1.1vw, 2.125rem)' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [fits('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media': { [print]: { gridTemplateColumns: '1fr 1fr', gap: '8pt 22pt' } },
});
