import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { columnsFrom } from '../../theme/media';
import * as surface from '../../theme/surface.css';

/** Heading beside the questions on wide screens. */
export const beside = style({
  ...columnsFrom('lg', 'minmax(0, .8fr) minmax(0, 1.4fr)'),
  gap: `${theme.spacing(5)} ${theme.layout.columns}`,
});

export const answer = style({
  maxWidth: theme.layout.measure,
  padding: theme.spacing(0, 15, 6, 1),
  color: surface.secondary,
});
