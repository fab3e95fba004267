/** How Material's components look here. Every component of Material that the site uses has its entry. */
import type { Components, Theme } from '@mui/material/styles';
import { leaf, motion } from './tokens';

export const components: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // Material takes the outline away, after the stylesheet has given it.
      root: ({ theme }) => ({
        '&:focus-visible': {
          outline: `3px solid ${theme.vars.palette.focus.ring}`,
          outlineOffset: 3,
          boxShadow: `0 0 0 3px ${theme.vars.palette.focus.gap}`,
          '@media (forced-colors: active)': { outlineColor: 'Highlight' },
        },
        '.on-dark &:focus-visible': { outlineColor: theme.vars.palette.sun.main, boxShadow: 'none' },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 10,
        minHeight: 52,
        padding: '10px 26px',
        border: '2px solid',
        borderRadius: leaf.sm,
        textAlign: 'center',
        transition: `background-color ${motion.fast}ms, border-radius ${motion.base}ms ${motion.ease}`,
        '&:hover': { borderRadius: leaf.smFlipped },
        '&:active': { transform: 'translateY(1px)' },
        '@media (prefers-reduced-motion: reduce)': { transition: 'none', '&:active': { transform: 'none' } },
        '&.Mui-disabled': {
          backgroundColor: theme.vars.palette.band.sand,
          color: theme.vars.palette.text.secondary,
          borderColor: theme.vars.palette.edge.outline,
          borderStyle: 'dashed',
        },
      }),
      sizeSmall: {
        minHeight: 44,
        padding: '6px 18px',
        fontSize: '1rem',
        borderRadius: leaf.xs,
        whiteSpace: 'nowrap',
        '&:hover': { borderRadius: '4px 16px' },
      },
      contained: { borderColor: 'transparent' },
      outlined: ({ theme }) => ({
        color: theme.vars.palette.primary.main,
        borderColor: theme.vars.palette.primary.main,
        '&:hover': { backgroundColor: theme.vars.palette.tint.sage },
        // On a dark band a button of lines takes the band's own text colour.
        '.on-dark &': { color: theme.vars.palette.band.onDeep, borderColor: theme.vars.palette.band.onDeep },
        '.on-dark &:hover': { backgroundColor: 'rgba(255,255,255,.12)' },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        padding: 0,
        borderRadius: leaf.icon,
        color: 'inherit',
        '&:hover': { backgroundColor: theme.vars.palette.elevation.press },
      }),
    },
  },
};
