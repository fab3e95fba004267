import { css } from './css';

/**
 * The two typefaces, and the system fonts that stand in until they arrive, resized to the same measures so that no line
 * moves (their numbers are measured by `scripts/font-fallbacks.ts`).
 */
export const fonts = css`
@font-face{font-family:"Atkinson Hyperlegible Next";src:url(/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2) format("woff2");font-weight:200 800;font-display:swap}
@font-face{font-family:"Bricolage Grotesque";src:url(/fonts/bricolage-heading-750.woff2) format("woff2");font-weight:700 800;font-display:swap}
`;
