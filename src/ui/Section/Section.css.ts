import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits, print } from '../../theme/media';
import { page } from '../../theme/page';
import * as surface from '../../theme/surface.css';

const { band, tint } = theme.vars.palette;

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
    vars: { [surface.mark]: theme.vars.palette.background.paper, [surface.sage]: band.sand },
  },
  heather: { background: tint.heather },
  ochre: { background: tint.ochre, vars: { [surface.lead]: theme.vars.palette.text.primary } },
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
      [surface.colours.petal]: theme.palette.fixed.ochre,
      [surface.colours.soft]: theme.palette.fixed.ochrePale,
      [surface.colours.sun]: theme.palette.fixed.paper,
      [surface.colours.leaf]: theme.palette.fixed.sagePale,
    },
  },
});

/** Space under the heading of a band. */
export const headerSpace = createVar();
const weighing = (above: string) => ({
  vars: { '--section': theme.layout.inside, [spaceAbove]: above, [headerSpace]: theme.layout.heading },
  '@media': { [print]: { vars: { '--section': '3.5pt', [spaceAbove]: '3.5pt' } } },
});
const smallHeading = style({ vars: { [surface.h2Size]: 'clamp(1.5rem, 1.3rem + .75vw, 1.875rem)' } });
/** Space above a band and size of its heading, by what it weighs: it goes on with a thought, or begins one. */
export const weights = styleVariants({
  minor: [weighing(theme.layout.inside), smallHeading],
  major: [weighing(theme.layout.between)],
});

/** Goes on with the band above it, on the same surface. */
export const goesOn = style({ vars: { [spaceAbove]: '0px' } });

/** Two columns from the width where both are readable. */
export const columns = style({
  display: 'grid',
  gap: theme.layout.columns,
  vars: { [surface.h2Size]: 'clamp(1.625rem, 1.35rem + 1.1vw, 2.125rem)' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [fits('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media': { [print]: { gridTemplateColumns: '1fr 1fr', gap: '8pt 22pt' } },
});
