import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { forcedColours, print } from '../../theme/media';
import { iconSize, iconStroke } from '../Icon/Icon.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.spacing(1.5),
  padding: '3px 10px',
  border: `1.5px solid ${theme.vars.palette.text.primary}`,
  borderRadius: theme.shape.leaf.chip,
  background: theme.vars.palette.tint.sage,
  color: theme.vars.palette.text.primary,
  font: `700 ${theme.typography.caption.fontSize}/1.35 ${theme.typography.fontFamily}`,
  // On one line wherever there is room for it.
  width: 'max-content',
  maxWidth: '100%',
  vars: { [iconSize]: '1.1em', [iconStroke]: '2.5' },
  '@media': { [forcedColours]: { border: '2px solid ButtonBorder' }, [print]: { fontSize: 'inherit' } },
});

/** Styles by state: `open` is plain, because most are; closing soon warns by colour; full and not open yet are dashed. */
export const badge = styleVariants({
  open: [base, { padding: 0, border: 0, background: 'none', '@media': { [forcedColours]: { border: 0 } } }],
  'closing-soon': [
    base,
    {
      background: theme.vars.palette.sun.main,
      color: theme.vars.palette.sun.contrastText,
      borderColor: theme.vars.palette.sun.contrastText,
    },
  ],
  full: [base, { background: 'transparent', borderStyle: 'dashed' }],
  soon: [base, { background: theme.vars.palette.background.paper, borderStyle: 'dashed' }],
});
/** The text aligns with the line beside the badge; the icon is centred. */
export const mark = style({ alignSelf: 'center' });
