import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, dark, grid, page, wrapping } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { surfaces } from '../../ui/Section/Section.css';

/** Side of a cell of the page's pattern, at its start or its end. */
export const cell = createVar();

export const band = style({ containerType: 'inline-size', overflow: 'hidden' });

/** On a light surface the lead is as dark as the heading. */
export const light = style({ vars: { [surface.lead]: theme.vars.palette.text.primary } });
// In dark colours two greens would run together.
globalStyle(`${light}:has(+ ${surfaces.deep})`, { '@media': { [dark]: { background: 'none' } } });
/** Without a surface the header needs a border. */
export const plain = style([light, { borderBottom: `1px solid ${theme.vars.palette.divider}` }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  vars: { [cell]: 'min(25cqi, 120px)' },
  '@container': {
    [containerUp('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: theme.spacing(8),
      alignItems: 'end',
      vars: { [cell]: '84px' },
    },
    [containerUp('lg')]: { vars: { [cell]: '120px' } },
    [containerUp('wide')]: { vars: { [cell]: '132px' } },
  },
});
export const text = style({
  ...grid(theme.spacing(3.5)),
  paddingBlock: 'clamp(24px, 2.5vw, 40px)',
  '@container': { [containerUp('md')]: { alignSelf: 'center' } },
});
/** What is under the lead has the whole width, and the motif stands on it. */
export const withMotif = style([
  text,
  {
    '@container': {
      [containerUp('lg')]: { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr) 168px' },
    },
  },
]);
// Also before the motif beside them is parsed.
globalStyle(`${withMotif} > *`, { gridColumn: 1 });
globalStyle(`${withMotif} > div`, { gridColumn: '1 / -1' });
export const motif = style({
  display: 'none',
  width: '100%',
  '@container': {
    [containerUp('lg')]: { display: 'block', gridArea: '1 / 2 / 3', alignSelf: 'end', marginBottom: theme.spacing(-8) },
  },
});
export const pageParts = style(wrapping(theme.spacing(1, 6)));
/** The pattern on the band's lower edge, in whole cells. Small screens show its lower row alone. */
export const frame = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  justifySelf: 'end',
  overflow: 'hidden',
  // A cell of part of a pixel would show a slice of the row above.
  clipPath: 'inset(1px 0 0)',
  width: `calc(4 * ${cell})`,
  height: cell,
  marginTop: theme.spacing(-2),
  // The margin spans from the column's edge to the window's.
  marginRight: `calc(-1 * ${page.gutter} - max(0px, (100cqi - ${theme.layout.content} - 2 * ${page.gutter}) / 2))`,
  '@container': {
    [containerUp('md')]: { alignSelf: 'end', marginTop: theme.spacing(8) },
    [containerUp('lg')]: { height: `calc(2 * ${cell})`, clipPath: 'none' },
  },
});
export const picture = style({ width: `calc(4 * ${cell})`, flex: 'none' });
