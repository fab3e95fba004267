/**
 * The one print sheet: black on white, without drawings and controls, and whole: what is folded is open, and no row breaks.
 * A component has a print rule of its own only where paper needs another layout of it.
 */
import { globalStyle } from '@vanilla-extract/css';
import { print } from './page';

const onPaper = (selector: string, rule: object) => globalStyle(selector, { '@media': { [print]: rule } });

globalStyle('@page', { size: 'A4', margin: '12mm 10mm' } as never);
// All lengths shrink at once, and a table has room for its columns. A browser without `zoom` prints larger.
onPaper('body', { zoom: 0.68 });
onPaper('*, *::before, *::after', {
  background: 'none !important',
  boxShadow: 'none !important',
  color: 'CanvasText !important',
  // Firefox's PDF has no text for a typeface's other digits, as those of equal width.
  fontVariantNumeric: 'normal !important',
});
onPaper(':root', { vars: { '--section': '1rem !important', '--gutter': '0px !important' } });
onPaper('main', { minHeight: 0 });
// The bar is the letterhead, with the centre's logo and name alone.
onPaper('#root > :not(main, #bar), #bar nav, #bar nav ~ *', { display: 'none !important' });
onPaper(
  'main :is(svg, button:not([aria-pressed]), nav, dialog, a[download], [data-part="apply"], [data-part="certificate-preview"])',
  { display: 'none !important' },
);
onPaper('td time', { whiteSpace: 'nowrap' });
onPaper('details::details-content', { contentVisibility: 'visible', height: 'auto' });
onPaper('h1, h2, h3, h4, summary', { breakAfter: 'avoid' });
onPaper('tr, li, p, dl > div, figure', { breakInside: 'avoid' });
// The address of an outside link.
onPaper('main a[href^="http"]::after', { content: '" " attr(href)', fontWeight: 400, overflowWrap: 'anywhere' });
