import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom, print, up } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { actions } from '../../ui/layout.css';

/** Heading beside the questions on wide screens. */
export const beside = style({
  ...columnsFrom('lg', 'minmax(0, .8fr) minmax(0, 1.4fr)'),
  gap: theme.layout.columns,
  '@media': { [print]: { gap: 0, breakInside: 'avoid' } },
});
// Print has two columns: a grid, as a multi-column block is cut off at the page's end.
globalStyle(`${beside} > :last-child`, {
  '@media': { [print]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '16pt' } },
});
// On paper the contact is one line of text, and the buttons are hidden.
globalStyle(`${beside} ${actions}`, { '@media': { [print]: { display: 'none' } } });
globalStyle(`${beside} > :first-child ul`, {
  '@media': { [print]: { display: 'flex', flexWrap: 'wrap', columnGap: '12pt' } },
});

export const question = style({
  borderTop: `1.5px solid ${theme.vars.palette.edge.rule}`,
  ':last-child': { borderBottom: `1.5px solid ${theme.vars.palette.edge.rule}` },
  '@media': { [print]: { padding: 0, border: 0, breakInside: 'avoid', ':last-child': { border: 0 } } },
});
// Print shows every answer.
globalStyle(`${question}::details-content`, {
  '@media': { [print]: { contentVisibility: 'visible', height: 'auto' } },
});
export const summary = style({
  display: 'flex',
  gap: theme.spacing(5),
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '56px',
  padding: theme.spacing(2, 1),
  font: `650 ${theme.typography.body1.fontSize}/1.3 ${theme.typography.fontFamily}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [up('sm')]: { minHeight: '60px', paddingBlock: theme.spacing(2.5), fontSize: theme.typography.h4.fontSize },
    [print]: { display: 'block', minHeight: 0, padding: '2pt 0', fontSize: '10pt' },
  },
});
export const answer = style({
  maxWidth: theme.layout.measure,
  padding: theme.spacing(0, 15, 6, 1),
  color: surface.secondary,
  '@media': { [print]: { padding: 0, margin: 0, lineHeight: 1.3 } },
});
