import { createVar, fallbackVar, style } from '@vanilla-extract/css';

/** Lets a parent set the size and stroke of an icon, or hide it. */
export const iconSize = createVar();
export const iconStroke = createVar();
export const iconDisplay = createVar();

export const icon = style({
  display: fallbackVar(iconDisplay, 'block'),
  width: fallbackVar(iconSize, '1.25rem'),
  height: fallbackVar(iconSize, '1.25rem'),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: fallbackVar(iconStroke, '2'),
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
