/** Width of the lanes and place of the soil in the placeholder, close to those of the drawing. */
const [LANES, SOIL] = ['76%', '86%'];
const line = 'currentColor';

/** Placeholder while the season's code loads: sixteen faint months over a line of soil. */
export const placeholder = {
  ':empty': {
    opacity: 0.2,
    background: [
      `linear-gradient(${line}, ${line}) 100% ${SOIL} / ${LANES} 6px no-repeat`,
      `repeating-linear-gradient(90deg, ${line} 0 1px, transparent 1px 6.25%) 100% 0 / ${LANES} ${SOIL} no-repeat`,
    ].join(),
  },
};
