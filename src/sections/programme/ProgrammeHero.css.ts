import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { containerUp, forcedColours, grid, oneColumn, page, print, up } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { open } from '../../ui/Card/ProgrammeCardFrame.css';

export const band = style({
  position: 'relative',
  containerType: 'inline-size',
  vars: { [surface.lead]: theme.vars.palette.text.primary },
});
export const columns = style({
  ...oneColumn(theme.spacing(5)),
  paddingBlock: `clamp(12px, 3vw, 28px) ${theme.layout.minor}`,
  '@container': {
    [containerUp('lg')]: { gridTemplateColumns: 'minmax(0, 2.8fr) minmax(0, 1fr)', columnGap: theme.spacing(14) },
  },
});
export const title = style({
  ...grid('clamp(12px, 2vw, 22px)'),
  // Beside a taller example, from its top: no gap parts the words from their actions, nor the breadcrumb from the bar.
  alignContent: 'start',
  minWidth: 0,
});
export const text = style({ ...grid(theme.spacing(3.5)), justifyItems: 'start' });
/** Names have up to three lines: the action under them stays in the first view. */
export const heading = style({ overflowWrap: 'anywhere', fontSize: 'clamp(2.5rem, 1.5rem + 2.5vw, 3.5rem)' });
/** What a learner will be able to do, under the programme's motif. */
export const outcomes = style({ display: 'grid', gap: theme.spacing(4), alignContent: 'start' });
export const heading2 = style({ fontSize: theme.typography.h3.fontSize });
/** Small, at the end of the breadcrumb's line, where the outcomes do not stand beside the name. */
export const motif = style({
  display: 'none',
  position: 'absolute',
  top: 'clamp(12px, 3vw, 28px)',
  right: page.gutter,
  width: theme.size.sm,
  height: 'auto',
  '@container': {
    [containerUp('tiny')]: { display: 'block' },
    [containerUp('lg')]: { position: 'static', width: '200px' },
  },
  '@media': { [print]: { display: 'none' } },
});

/** Under the lead. */
export const sheet = style({
  ...grid(theme.spacing(2)),
  padding: theme.spacing(3, 4),
  borderRadius: theme.shape.leaf.md,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.rise,
  '@media': { [up('sm')]: { padding: theme.spacing(5, 7) }, [forcedColours]: { border: '1px solid CanvasText' } },
});

export const sooner = style([
  open,
  {
    ...grid(theme.spacing(4)),
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    justifySelf: 'start',
    padding: theme.spacing(3.5, 4),
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.4,
  },
]);
export const soonerName = style({ display: 'block', fontSize: theme.typography.body1.fontSize });
