/** Material's buttons and links with the look of `src/ui`. */
import type { Components, Theme } from '@mui/material/styles';
import { FORCED_COLOURS, MOTION_ALLOWED } from './media';

export const buttons: Components<Theme> = {
  // No ripple: the ring of `theme.focusVisible` already shows the focus.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': { [FORCED_COLOURS]: { outlineColor: 'Highlight' } } } },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(2.5),
        minWidth: 0,
        minHeight: theme.size.lg,
        padding: theme.spacing(2.5, 6.5),
        border: '2px solid transparent',
        borderRadius: theme.shape.leaf.sm,
        '&:hover': { borderRadius: theme.shape.leaf.smFlipped },
        [MOTION_ALLOWED]: { '&:active': { transform: 'translateY(1px)' } },
        [FORCED_COLOURS]: { borderColor: 'ButtonBorder' },
        transition: theme.transitions.create(['background-color', 'border-radius'], {
          duration: theme.transitions.duration.shortest,
        }),
        '& .MuiButton-icon': { margin: 0 },
        '&.Mui-disabled': { borderColor: theme.vars.palette.action.disabledBackground },
        variants: [
          {
            props: { size: 'small' },
            style: {
              minHeight: theme.size.sm,
              padding: theme.spacing(1.5, 4.5),
              borderRadius: theme.shape.leaf.xs,
              fontSize: '1rem',
              whiteSpace: 'nowrap',
              '&:hover': { borderRadius: theme.shape.leaf.xsFlipped },
            },
          },
          {
            props: { variant: 'outlined' },
            style: { borderColor: 'currentColor', '&:hover': { background: theme.vars.palette.tint.sage } },
          },
          { props: { variant: 'text' }, style: { '&:hover': { background: theme.vars.palette.elevation.press } } },
        ],
      }),
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        '--IconButton-hoverBg': theme.vars.palette.elevation.press,
        fontSize: 'inherit',
        width: theme.size.sm,
        height: theme.size.sm,
        padding: 0,
        borderRadius: theme.shape.leaf.icon,
        [FORCED_COLOURS]: { border: '1px solid ButtonBorder' },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        textUnderlineOffset: '.2em',
        textDecorationThickness: '1.5px',
        textDecorationColor: 'currentColor',
        '&:hover': { textDecorationThickness: '3px' },
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      li: ({ theme }) => ({
        '& > *': { display: 'inline-flex', alignItems: 'center', minHeight: theme.size.sm },
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: theme.size.lg,
        padding: theme.spacing(2.5, 5),
        '&:hover': { background: theme.vars.palette.tint.sage },
        '&.Mui-disabled': { opacity: 0.6 },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottom: `1.5px solid ${theme.vars.palette.edge.rule}` }),
      indicator: { height: 4, [FORCED_COLOURS]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
    },
  },
};
