import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, forcedColours, grid, noScript, oneColumn } from '../../theme/media';

/** Code, motif and buttons in a column; the motif stands beside them on wide screens. */
export const bench = style({
  ...oneColumn(theme.spacing(4)),
  '@container': {
    [containerUp('md')]: { gridTemplate: 'auto 1fr / minmax(0, 1.15fr) minmax(0, 1fr)', gap: theme.spacing(6, 5) },
  },
  '@media': { [noScript]: { alignItems: 'center' } },
});
/** The motif stands at the lower edge, with the announcement above it. */
export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  overflow: 'hidden',
  borderRadius: theme.shape.leaf.md,
  background: theme.vars.palette.tint.heather,
  '@container': { [containerUp('md')]: { gridArea: '1 / 2 / span 2' } },
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});
/** The announcement's room is kept before it has text. */
export const announcement = style({
  minHeight: '7.5em',
  alignSelf: 'stretch',
  padding: theme.spacing(4, 5, 0),
  textAlign: 'center',
  '@container': {
    [containerUp('tiny')]: { minHeight: '5em' },
    // The cell is then as tall as the buttons make it, which are parsed after it: nothing moves as they arrive.
    [containerUp('md')]: { minHeight: '7.7em' },
    [containerUp('wide')]: { minHeight: '5em' },
  },
  '@media': { [noScript]: { display: 'none' } },
});
export const praise = style({
  display: 'block',
  font: `750 ${theme.typography.h3.fontSize}/1.15 ${theme.typography.h1.fontFamily}`,
  letterSpacing: theme.typography.h3.letterSpacing,
});
/** In a narrow cell it is as wide as fits, and keeps to the ground. */
export const plant = style({
  height: '174px',
  maxWidth: '86%',
  overflow: 'visible',
  '@container': { [containerUp('md')]: { height: '396px' }, [containerUp('wide')]: { height: '440px' } },
});
export const choices = style({ display: 'grid', gap: theme.spacing(4) });
/** Keeps the buttons' room until hydration; hidden where scripts are off. */
export const kept = style([choices, { visibility: 'hidden', '@media': { [noScript]: { display: 'none' } } }]);
export const group = style({
  ...grid(theme.spacing(2.5)),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
});
export const legend = style({
  padding: theme.spacing(0, 0, 1),
  font: `700 1rem/1.5 ${theme.typography.code.fontFamily}`,
});
export const preview = style({ width: '24px' });
