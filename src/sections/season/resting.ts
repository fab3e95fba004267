/** About where the drawing has them: names take a quarter of its width, the legend a fifth of its height. */
const [LANES, SOIL] = ['76%', '82%'];
const line = 'currentColor';

/** Rule of a place that its drawing has not come to: sixteen months on their soil, dimly. */
export const resting = {
  ':empty': {
    opacity: 0.2,
    background: [
      `linear-gradient(${line}, ${line}) 100% ${SOIL} / ${LANES} 6px no-repeat`,
      `repeating-linear-gradient(90deg, ${line} 0 1px, transparent 1px 6.25%) 100% 0 / ${LANES} ${SOIL} no-repeat`,
    ].join(),
  },
};
