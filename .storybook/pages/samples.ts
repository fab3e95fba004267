/** Samples of the design system for its pages: colours, lengths, shapes. */
import { styled } from '@mui/material/styles';
import { TintedMotif } from '../../src/ui/motif/Motif';

/** Words in one colour on another. */
export const Sample = styled('span')<{ words: string; on: string }>(({ theme, words, on }) => ({
  padding: theme.spacing(2, 4),
  background: on,
  color: words,
  borderRadius: theme.shape.leaf.chip,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  // A sample keeps its colours where colours are forced.
  forcedColorAdjust: 'none',
}));
export const Patch = styled('span')<{ on: string }>(({ theme, on }) => ({
  display: 'inline-block',
  width: theme.size.md,
  height: theme.spacing(7),
  verticalAlign: 'middle',
  background: on,
  borderRadius: theme.shape.leaf.chip,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.edge.outline}`,
  forcedColorAdjust: 'none',
}));
export const Bar = styled('span')<{ length: string }>(({ theme, length }) => ({
  display: 'block',
  width: length,
  maxWidth: '100%',
  height: theme.spacing(3),
  background: theme.vars.palette.primary.main,
}));
export const Shape = styled('span')<{ corners: string }>(({ theme, corners }) => ({
  display: 'inline-block',
  width: 96,
  height: theme.size.lg,
  verticalAlign: 'middle',
  border: `2px solid ${theme.vars.palette.edge.outline}`,
  borderRadius: corners,
}));
export const Tile = styled('svg')(({ theme }) => ({
  width: theme.size.lg,
  height: theme.size.lg,
  background: theme.vars.palette.tint.sage,
}));
export const SmallMotif = styled(TintedMotif)(({ theme }) => ({ width: theme.size.lg, height: theme.size.lg }));
