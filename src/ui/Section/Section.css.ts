import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, dark, page } from '../../theme/media';
import * as surface from '../../theme/surface.css';

const { band, tint } = theme.vars.palette;

/** Padding above a band. */
export const spaceAbove = createVar();

export const section = style({
  containerType: 'inline-size',
  paddingBlock: page.section,
  paddingTop: fallbackVar(spaceAbove, page.section),
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
      [surface.secondary]: band.onDeepSecondary,
      [surface.lead]: band.onDeepSecondary,
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

// In dark colours two greens would run together.
globalStyle(`${surfaces.deep} + ${surfaces.sage}`, { '@media': { [dark]: { background: 'none' } } });

const weighing = (space: string) => ({
  vars: { [spaceAbove]: space },
  paddingBottom: spaceAbove,
});
/** Space above and below a band: `minor` 48 px, `major` 64 px at most. `minor` has a smaller heading too. */
export const weights = styleVariants({
  minor: {
    vars: { [surface.h2Size]: theme.layout.minorHeading, [surface.leadSize]: String(theme.typography.body1.fontSize) },
  },
  major: weighing(theme.layout.major),
});

/** Two columns from the width where both are readable. */
export const columns = style({ ...columnsFrom('lg', 2), gap: theme.layout.columns });
