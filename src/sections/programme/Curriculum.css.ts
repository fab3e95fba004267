import { createVar, style } from '@vanilla-extract/css';
import { fits, forcedColours, print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { space } from '../../theme/tokens';

const rule = `1.5px solid ${palette.edge.rule}`;

export const module = style({
  display: 'grid',
  gap: space(3, 8),
  padding: space(6, 0),
  borderTop: rule,
  ':last-child': { borderBottom: rule },
  '@container': {
    [fits('lg')]: { gridTemplateColumns: '210px minmax(0, 1fr) minmax(0, 1.2fr)', alignItems: 'start' },
  },
  '@media': {
    [print]: {
      gridTemplateColumns: '70pt 1fr 1.5fr',
      gap: '0 12pt',
      padding: '3.5pt 0',
      breakInside: 'avoid',
    },
  },
});
export const title = style({ '@media': { [print]: { breakAfter: 'auto' } } });
export const when = style({ display: 'grid', gap: space(2), alignContent: 'start' });

const dot = createVar();
const leaf = createVar();
/** A dot a week, a leaf for each week of the module. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  vars: { [dot]: palette.edge.outline, [leaf]: palette.bloom.pincushion },
  '@media': {
    [forcedColours]: { forcedColorAdjust: 'none', vars: { [dot]: 'CanvasText', [leaf]: 'CanvasText' } },
    [print]: { display: 'none' },
  },
});
export const week = style({
  width: '14px',
  height: '14px',
  background: `radial-gradient(circle, ${dot} 1.8px, transparent 2.4px)`,
  selectors: { '&[data-on]': { background: leaf, borderRadius: '100% 0' } },
});
