import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { up } from '../../theme/media';

export const fold = style({
  borderTop: `1.5px solid ${theme.vars.palette.edge.rule}`,
  ':last-child': { borderBottom: `1.5px solid ${theme.vars.palette.edge.rule}` },
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
  },
});
