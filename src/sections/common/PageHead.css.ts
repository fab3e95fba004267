import { createVar, globalStyle, style } from '@vanilla-extract/css';
import * as ground from '../../theme/ground.css';
import { fits, print } from '../../theme/media';
import { page } from '../../theme/page';
import { palette } from '../../theme/palette.css';
import { layout, space } from '../../theme/tokens';
import { spaceAbove } from '../../ui/Section/Section.css';

/** Side of a plot of the quilt. */
const plot = createVar();

export const band = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  '@media': { [print]: ground.onPaper },
});
// The head has air of its own: the band after it needs less.
globalStyle(`${band} + *`, { vars: { [spaceAbove]: 'clamp(36px, 4vw, 64px)' } });

/** On a light ground the lead is as dark as the heading. */
export const light = style({ vars: { [ground.lead]: palette.text.primary } });
/** Without a ground of its own it has an edge. */
export const plain = style([light, { borderBottom: `1px solid ${palette.divider}` }]);

export const columns = style({
  display: 'grid',
  vars: { [plot]: '96px' },
  '@container': {
    [fits('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space(8), alignItems: 'end' },
    [fits('lg')]: { vars: { [plot]: '120px' } },
    [fits('wide')]: { vars: { [plot]: '132px' } },
  },
});
export const words = style({
  display: 'grid',
  gap: space(3.5),
  paddingBlock: 'clamp(40px, 5vw, 72px)',
  '@container': { [fits('sm')]: { alignSelf: 'center' } },
  '@media': { [print]: { paddingBlock: '0 6pt', gap: '5pt' } },
});
export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: space(1, 6) });
/** In the corner of the band: the last two plots, and where there is room the whole quilt. Whole plots only. */
export const frame = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  justifySelf: 'end',
  overflow: 'hidden',
  width: `calc(2 * ${plot})`,
  height: plot,
  marginTop: space(-4),
  // From the column's edge to the window's.
  marginRight: `calc(-1 * ${page.gutter} - max(0px, (100cqi - ${layout.content} - 2 * ${page.gutter}) / 2))`,
  '@container': {
    [fits('sm')]: { alignSelf: 'end', marginTop: space(8) },
    [fits('lg')]: { width: `calc(4 * ${plot})`, height: `calc(2 * ${plot})` },
  },
  '@media': { [print]: { display: 'none' } },
});
export const picture = style({ width: `calc(4 * ${plot})`, flex: 'none' });
