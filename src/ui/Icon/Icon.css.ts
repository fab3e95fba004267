import { createVar, fallbackVar, style } from '@vanilla-extract/css';

/** What an icon stands in may set its side and the width of its lines. */
export const iconSize = createVar();
export const iconStroke = createVar();

export const icon = style({
  width: fallbackVar(iconSize, '20px'),
  height: fallbackVar(iconSize, '20px'),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: fallbackVar(iconStroke, '2'),
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
