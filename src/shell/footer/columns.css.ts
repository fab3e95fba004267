/** The footer's two layouts. Both are in the page; CSS shows one by width (S2-70, S4-01). */
import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, grid, pressTarget, up, wrapping } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { inlinePadding } from '../../ui/Button/Button.css';
import { small } from '../../ui/text.css';

/** Four columns of even height; the browser distributes the lists. */
export const wide = style({
  columns: 4,
  columnGap: theme.spacing(8),
  paddingBlock: theme.spacing(8, 0),
  '@media': { [down('foot')]: { display: 'none' } },
});
export const group = style({
  breakInside: 'avoid',
  paddingBottom: theme.spacing(6),
  '@media': { [down('foot')]: { paddingBottom: 0 } },
});
export const heading = style({ ...theme.typography.h4, fontSize: theme.typography.body1.fontSize });
// The first link is as far from its heading as from the next link.
globalStyle(`${group} > ${heading}`, { '@media': { [up('foot')]: { paddingBottom: '11px' } } });
export const link = style({
  ...pressTarget,
  minWidth: theme.size.sm,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
/** A button that looks like the links beside it. */
export const button = style([link, { textAlign: 'start' }]);

export const narrow = style({
  ...grid(theme.spacing(4)),
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5em, 1fr))',
  paddingBlock: theme.spacing(5, 4),
  '@media': { [up('foot')]: { display: 'none' } },
});
/** Heading and button on one line: the page's closing call above is the larger one. */
export const invitation = style({
  ...wrapping(theme.spacing(2, 4), 'center'),
  justifyContent: 'space-between',
  gridColumn: '1 / -1',
  vars: { [inlinePadding]: theme.spacing(3) },
});
globalStyle(`${invitation} > h2`, { flex: '1 1 8em' });
/** Labels lead nowhere: a small, muted sentence that its heading begins, no label of it broken (S2-81). */
export const labels = style([small, { gridColumn: '1 / -1', color: surface.secondary }]);
globalStyle(`${labels} > *`, { display: 'inline', font: 'inherit' });
globalStyle(`${labels} > h2::after`, { content: '": " / ""' });
globalStyle(`${labels} li`, { display: 'inline-block', marginRight: '.3em' });
globalStyle(`${labels} li:not(:last-child)::after`, { content: '"," / ""' });
globalStyle(`${labels} li:last-child::after`, { content: '"." / ""' });
