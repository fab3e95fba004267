/** The look of Material's Button, Link, Chip, Table and Dialog: that of the site's own parts in `src/ui`. */
import type { Components, Theme } from '@mui/material/styles';
import { forcedColours, motionAllowed } from './page';

const FORCED_COLOURS = `@media ${forcedColours}`;
const MOTION_ALLOWED = `@media ${motionAllowed}`;

const buttons: Components<Theme> = {
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
        ],
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
};

/** A chip without an action looks like a badge; one that can be pressed, like a filter. */
const chip: Components<Theme>['MuiChip'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      height: 'auto',
      gap: theme.spacing(1.5),
      padding: '3px 10px',
      border: `1.5px solid ${theme.vars.palette.text.primary}`,
      borderRadius: theme.shape.leaf.chip,
      background: theme.vars.palette.tint.sage,
      ...theme.typography.caption,
      fontWeight: 700,
      '& .MuiChip-label': { padding: 0 },
      '& .MuiChip-icon': { width: 15, height: 15, margin: 0, color: 'inherit' },
      [FORCED_COLOURS]: { borderColor: 'ButtonBorder' },
      variants: [
        { props: { variant: 'outlined' }, style: { background: 'transparent', borderStyle: 'dashed' } },
        {
          props: { clickable: true },
          style: {
            gap: theme.spacing(2.5),
            minHeight: theme.size.md,
            padding: theme.spacing(1, 4.5),
            border: `2px solid ${theme.vars.palette.edge.outline}`,
            borderRadius: theme.shape.leaf.xs,
            background: theme.vars.palette.background.paper,
            fontSize: theme.typography.body1.fontSize,
            fontWeight: 620,
            lineHeight: theme.typography.body1.lineHeight,
            '&:hover': { background: theme.vars.palette.tint.sage },
            '&:active': { boxShadow: 'none' },
          },
        },
        {
          props: { clickable: true, color: 'primary' },
          style: {
            borderColor: theme.vars.palette.primary.main,
            borderRadius: theme.shape.leaf.xsFlipped,
            background: theme.vars.palette.primary.main,
            color: theme.vars.palette.primary.contrastText,
            '&:hover': { borderColor: theme.vars.palette.primary.dark, background: theme.vars.palette.primary.dark },
            [FORCED_COLOURS]: {
              forcedColorAdjust: 'none',
              borderColor: 'Highlight',
              background: 'Highlight',
              color: 'HighlightText',
            },
          },
        },
      ],
    }),
  },
};

const table: Components<Theme> = {
  MuiTableContainer: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: theme.shape.leaf.md,
        background: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '16px clamp(12px, 1vw, 16px)',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        fontSize: '1rem',
        lineHeight: 1.45,
        verticalAlign: 'baseline',
        fontVariantNumeric: 'tabular-nums',
        'tbody tr:last-child > &': { borderBottom: 0 },
        'tbody th&': { fontWeight: 700 },
      }),
      head: ({ theme }) => ({
        fontSize: theme.typography.body1.fontSize,
        fontWeight: 700,
        lineHeight: 1.25,
        verticalAlign: 'bottom',
      }),
    },
  },
};

const dialog: Components<Theme> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: theme.shape.leaf.md,
        boxShadow: theme.vars.palette.elevation.float,
        [FORCED_COLOURS]: { border: '2px solid CanvasText' },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => theme.typography.h3 } },
  MuiDialogActions: {
    styleOverrides: { root: ({ theme }) => ({ gap: theme.spacing(3), padding: theme.spacing(0, 6, 6) }) },
  },
  MuiBackdrop: { styleOverrides: { root: ({ theme }) => ({ background: theme.palette.fixed.backdrop }) } },
};

export const components: Components<Theme> = { ...buttons, MuiChip: chip, ...table, ...dialog };
