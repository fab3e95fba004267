import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import * as ground from '../../theme/ground.css';
import { fits, print } from '../../theme/media';
import { page } from '../../theme/page';
import { palette } from '../../theme/palette.css';
import { fixed, layout } from '../../theme/tokens';

const { band, tint } = palette;

/** Less space above, for the first band under a page's head, which has its own. */
export const spaceAbove = createVar();

export const section = style({
  containerType: 'inline-size',
  paddingBlock: page.section,
  paddingTop: fallbackVar(spaceAbove, page.section),
  '@media': { [print]: ground.onPaper },
});

export const grounds = styleVariants({
  sand: { background: band.sand },
  sage: {
    background: tint.sage,
    vars: { [ground.mark]: palette.background.paper, [ground.sage]: band.sand },
  },
  heather: { background: tint.heather },
  ochre: { background: tint.ochre, vars: { [ground.lead]: palette.text.primary } },
  deep: {
    background: band.deep,
    color: band.onDeep,
    vars: {
      ...ground.darkRing,
      [ground.secondary]: band.onDeep2,
      [ground.lead]: band.onDeep2,
      [ground.link]: band.onDeep,
      [ground.outlined]: band.onDeep,
      [ground.outlinedHover]: band.glow,
      [ground.inks.petal]: fixed.ochre,
      [ground.inks.soft]: fixed.ochrePale,
      [ground.inks.sun]: fixed.paper,
      [ground.inks.leaf]: fixed.sagePale,
    },
  },
});

/** Two columns side by side from the width where both are wide enough to read. */
export const columns = style({
  display: 'grid',
  gap: layout.columns,
  vars: { [ground.h2Size]: 'clamp(1.625rem, 1.35rem + 1.1vw, 2.125rem)' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [fits('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media': { [print]: { gridTemplateColumns: '1fr 1fr', gap: '8pt 22pt' } },
});
