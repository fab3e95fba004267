/** Material's form fields: the label above, an edge of 2px, 44px and more to press. */
import type { Components, Theme } from '@mui/material/styles';
import { FORCED_COLOURS } from './media';

/** A box or a circle to tick, as large as a finger. */
const tick = ({ theme }: { theme: Theme }) => ({
  // The box is as large as its mark, which follows the text size.
  width: '2.75rem',
  height: '2.75rem',
  minWidth: theme.size.sm,
  minHeight: theme.size.sm,
  padding: 0,
  borderRadius: theme.shape.leaf.icon,
  color: theme.vars.palette.edge.outline,
  '& .MuiSvgIcon-root': { fontSize: '1.75rem' },
  '&:hover': { background: theme.vars.palette.elevation.press },
});

export const fields: Components<Theme> = {
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        maxWidth: 'none',
        transform: 'none',
        marginBottom: theme.spacing(1.5),
        color: theme.vars.palette.text.primary,
        fontWeight: 700,
        lineHeight: 1.3,
        whiteSpace: 'normal',
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        fontWeight: 700,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: theme.size.lg,
        background: theme.vars.palette.background.default,
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          top: 0,
          border: `2px solid ${theme.vars.palette.edge.outline}`,
          '& legend': { display: 'none' },
        },
        '&.MuiInputBase-multiline': { padding: 0 },
        '&.Mui-disabled': {
          background: theme.vars.palette.band.sand,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.divider },
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main },
        '&.Mui-focused': {
          ...theme.mixins.focusRing,
          outlineColor: theme.vars.palette.focus.ring,
          outlineOffset: '2px',
        },
      }),
      input: ({ theme }) => ({
        padding: theme.spacing(3, 3.5),
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: '1 !important' },
      }),
    },
  },
  MuiSelect: { styleOverrides: { icon: ({ theme }) => ({ color: theme.vars.palette.text.primary }) } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        marginInline: 0,
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: ({ theme }) => ({ gap: theme.spacing(2), margin: 0, minHeight: theme.size.sm }) },
  },
  MuiCheckbox: { styleOverrides: { root: tick } },
  MuiRadio: { styleOverrides: { root: tick } },
  MuiSwitch: {
    styleOverrides: {
      root: ({ theme }) => ({ width: 60, height: theme.size.sm, padding: theme.spacing(2, 1.5) }),
      switchBase: ({ theme }) => ({
        padding: theme.spacing(3.5, 3),
        borderRadius: theme.shape.leaf.icon,
        color: theme.vars.palette.edge.outline,
        '&.Mui-checked': { color: theme.vars.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track, &.Mui-checked.Mui-focusVisible + .MuiSwitch-track': {
          opacity: 1,
          background: theme.vars.palette.primary.main,
          borderColor: theme.vars.palette.primary.main,
          [FORCED_COLOURS]: { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight' },
        },
      }),
      thumb: ({ theme }) => ({ width: 16, height: 16, borderRadius: theme.shape.leaf.chip, boxShadow: 'none' }),
      track: ({ theme }) => ({
        boxSizing: 'border-box',
        opacity: 1,
        border: `2px solid ${theme.vars.palette.edge.outline}`,
        borderRadius: theme.shape.leaf.icon,
        background: theme.vars.palette.background.paper,
      }),
    },
  },
};
