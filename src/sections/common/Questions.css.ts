import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, print } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { actions } from '../../ui/layout.css';

/** Heading beside the questions on wide screens. */
export const beside = style({
  ...columnsFrom('lg', 'minmax(0, .8fr) minmax(0, 1.4fr)'),
  gap: `${theme.spacing(5)} ${theme.layout.columns}`,
  '@media': { [print]: { gap: 0, breakInside: 'avoid' } },
});
// Print has two columns: a grid, as a multi-column block is cut off at the page's end.
globalStyle(`${beside} > :last-child`, {
  '@media': { [print]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '12pt' } },
});
// On paper the contact is one line of text, and the buttons are hidden.
globalStyle(`${beside} ${actions}`, { '@media': { [print]: { display: 'none' } } });
globalStyle(`${beside} > :first-child ul`, {
  '@media': { [print]: { display: 'flex', flexWrap: 'wrap', columnGap: '12pt' } },
});

export const answer = style({
  maxWidth: theme.layout.measure,
  padding: theme.spacing(0, 15, 6, 1),
  color: surface.secondary,
  '@media': { [print]: { padding: 0, margin: 0, lineHeight: 1.3 } },
});
