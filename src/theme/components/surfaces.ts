/** Material's surfaces: those that hold text, and those that open over the page. */
import type { Components, Theme } from '@mui/material/styles';
import { FORCED_COLOURS } from './media';

/** A surface that opens over the page: its shadow, and an edge where colours are forced. */
const floating = ({ theme }: { theme: Theme }) => ({
  boxShadow: theme.vars.palette.elevation.float,
  [FORCED_COLOURS]: { border: '2px solid CanvasText' },
});

export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: ({ theme }) => ({ borderRadius: theme.shape.leaf.md }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        background: 'transparent',
        borderTop: `1.5px solid ${theme.vars.palette.edge.rule}`,
        '&:last-of-type': { borderBottom: `1.5px solid ${theme.vars.palette.edge.rule}` },
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(5),
        minHeight: 56,
        padding: theme.spacing(2, 1),
        fontSize: theme.typography.body1.fontSize,
        fontWeight: 650,
        lineHeight: 1.3,
        [theme.breakpoints.up('sm')]: {
          minHeight: 60,
          paddingBlock: theme.spacing(2.5),
          fontSize: theme.typography.h4.fontSize,
        },
        '&:hover .MuiAccordionSummary-expandIconWrapper': {
          boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
        },
      }),
      content: { margin: 0 },
      expandIconWrapper: ({ theme }) => ({
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 36,
        height: 36,
        borderRadius: theme.shape.leaf.chip,
        background: theme.vars.palette.tint.sage,
        color: theme.vars.palette.primary.main,
        '&.Mui-expanded': {
          transform: 'none',
          borderRadius: theme.shape.leaf.chipFlipped,
          background: theme.vars.palette.primary.main,
          color: theme.vars.palette.primary.contrastText,
        },
        // A plus without its upright stroke is a minus.
        '&.Mui-expanded svg': { clipPath: 'inset(44% 0)' },
        [FORCED_COLOURS]: { border: '1px solid ButtonBorder' },
      }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: theme.layout.measure,
        padding: theme.spacing(0, 15, 6, 1),
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiDialog: { styleOverrides: { paper: floating } },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => theme.typography.h3 } },
  MuiDialogActions: {
    styleOverrides: { root: ({ theme }) => ({ gap: theme.spacing(3), padding: theme.spacing(0, 6, 6) }) },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        width: 'min(100%, 480px)',
        borderRadius: 0,
        background: theme.vars.palette.background.default,
        [FORCED_COLOURS]: { border: '2px solid CanvasText' },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        background: theme.palette.fixed.backdrop,
        '&.MuiBackdrop-invisible': { background: 'transparent' },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: (props) => ({ ...floating(props), borderRadius: props.theme.shape.leaf.sm }),
      list: ({ theme }) => ({ padding: theme.spacing(2) }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: theme.size.sm,
        borderRadius: theme.shape.leaf.chip,
        whiteSpace: 'normal',
        '&:hover, &.Mui-selected, &.Mui-selected:hover': { background: theme.vars.palette.tint.sage },
        '&.Mui-selected': { fontWeight: 700 },
        '&.Mui-disabled': { opacity: 0.6 },
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        padding: theme.spacing(1.5, 3),
        borderRadius: theme.shape.leaf.chip,
        background: theme.vars.palette.band.night,
        color: theme.vars.palette.band.onNight,
        [FORCED_COLOURS]: { border: '1px solid CanvasText' },
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.band.night }),
    },
  },
};
