import { globalStyle, style } from '@vanilla-extract/css';
import * as ground from '../../theme/ground.css';
import { fits, print } from '../../theme/media';
import { palette } from '../../theme/palette.css';
import { space } from '../../theme/tokens';
import { spaceAbove } from '../../ui/Section/Section.css';

export const band = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  background: palette.tint.sage,
  vars: { [ground.lead]: palette.text.primary },
  '@media': { [print]: { containerType: 'normal', background: 'none', color: 'CanvasText' } },
});
// The head has air of its own: the band after it needs less.
globalStyle(`${band} + *`, { vars: { [spaceAbove]: 'clamp(36px, 4vw, 64px)' } });

export const columns = style({
  display: 'grid',
  alignItems: 'end',
  '@container': { [fits('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const words = style({
  display: 'grid',
  gap: space(3.5),
  paddingBlock: 'clamp(40px, 5vw, 72px)',
  '@media': { [print]: { paddingBlock: '0 6pt', gap: '5pt' } },
});
export const picture = style({
  display: 'none',
  '@container': { [fits('lg')]: { display: 'block', width: 400 } },
});
