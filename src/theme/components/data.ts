/** Material's chips, tables and messages. */
import type { Components, Theme } from '@mui/material/styles';
import { FORCED_COLOURS } from './media';

const TINTS = { success: 'sage', info: 'heather', warning: 'ochre', error: 'rose' } as const;

export const data: Components<Theme> = {
  // A chip without an action looks like a badge; one that can be pressed, like a filter.
  MuiChip: {
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
        '&.Mui-disabled': { opacity: 1, borderStyle: 'dashed', color: theme.vars.palette.text.secondary },
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
  },
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
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        padding: theme.spacing(1, 4),
        border: `2px solid ${theme.vars.palette.edge.outline}`,
        borderRadius: theme.shape.leaf.xs,
        color: theme.vars.palette.text.primary,
        variants: Object.entries(TINTS).map(([severity, tint]) => ({
          props: { severity: severity as keyof typeof TINTS },
          style: {
            borderColor: theme.vars.palette[severity as keyof typeof TINTS].main,
            background: theme.vars.palette.tint[tint],
            color: theme.vars.palette.text.primary,
            '& .MuiAlert-icon': { color: theme.vars.palette[severity as keyof typeof TINTS].main },
          },
        })),
      }),
      icon: { opacity: 1 },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 12,
        border: `2px solid ${theme.vars.palette.edge.outline}`,
        borderRadius: theme.shape.borderRadius,
        background: theme.vars.palette.background.paper,
      }),
      bar: ({ theme }) => ({
        background: theme.vars.palette.primary.main,
        [FORCED_COLOURS]: { forcedColorAdjust: 'none', background: 'Highlight' },
      }),
    },
  },
};
