import { createVar, fallbackVar, style } from '@vanilla-extract/css';

/** What an icon stands in may set its side and the width of its lines, or leave it out. */
export const iconSize = createVar();
export const iconStroke = createVar();
export const iconDisplay = createVar();

export const icon = style({
  display: fallbackVar(iconDisplay, 'block'),
  width: fallbackVar(iconSize, '20px'),
  height: fallbackVar(iconSize, '20px'),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: fallbackVar(iconStroke, '2'),
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
