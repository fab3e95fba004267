/**
 * The two typefaces, and the system fonts that stand in until they arrive, resized to the same measures so that no line
 * moves.
 */
import { globalFontFace } from '@vanilla-extract/css';

interface Fallback {
  family: string;
  /** Names under which systems list the face. */
  local: string[];
  weight: string;
  /** Width of the real typeface's text, of the stand-in's, in %: measured over the text of all pages. */
  size: number;
  /** The real typeface's own ascent and descent, in % of the font size. */
  ascent: number;
  descent: number;
}

const ARIAL = ['Arial', 'Liberation Sans'];
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const atkinson = { ascent: 98.4, descent: 31.6 };
const bricolage = { ascent: 93, descent: 27 };

const fallbacks: Fallback[] = [
  { family: 'Atkinson fallback', local: ARIAL, weight: '200 599', size: 98.8, ...atkinson },
  { family: 'Atkinson fallback', local: ARIAL_BOLD, weight: '600 800', size: 99.1, ...atkinson },
  { family: 'Atkinson fallback Android', local: ['Roboto'], weight: '200 599', size: 99.4, ...atkinson },
  { family: 'Atkinson fallback Android', local: ['Roboto Bold'], weight: '600 800', size: 105.3, ...atkinson },
  { family: 'Atkinson fallback Linux', local: ['DejaVu Sans'], weight: '200 599', size: 87.4, ...atkinson },
  { family: 'Bricolage fallback', local: ARIAL_BOLD, weight: '700 800', size: 102.6, ...bricolage },
  { family: 'Bricolage fallback Android', local: ['Roboto Bold'], weight: '700 800', size: 109.5, ...bricolage },
];

const percent = (value: number) => `${value.toFixed(1)}%`;

globalFontFace('Atkinson Hyperlegible Next', {
  src: 'url(/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2) format("woff2")',
  fontWeight: '200 800',
  fontDisplay: 'swap',
});
globalFontFace('Bricolage Grotesque', {
  src: 'url(/fonts/bricolage-heading-750.woff2) format("woff2")',
  fontWeight: '700 800',
  fontDisplay: 'swap',
});
for (const { family, local, weight, size, ascent, descent } of fallbacks) {
  globalFontFace(family, {
    src: local.map((name) => `local("${name}")`).join(','),
    fontWeight: weight,
    sizeAdjust: percent(size),
    // Meant for the size before it is adjusted, so divided by the adjustment.
    ascentOverride: percent((ascent / size) * 100),
    descentOverride: percent((descent / size) * 100),
    lineGapOverride: '0%',
  });
}
