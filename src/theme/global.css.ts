/** Global styles: elements, custom properties, focus and user preferences. */
import './fallbackFonts.css';
import './palette.css';
import './print.css';
import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { down, forcedColours, page, reducedMotion, tooShortForSticky, up } from './media';
import * as surface from './surface.css';
import { theme } from './theme';

const { typography } = theme;
const { focusRing } = theme.mixins;
const { palette } = theme.vars;

globalStyle(':root', {
  vars: {
    '--gutter': theme.layout.gutter,
    '--section': theme.layout.minor,
    '--promotion-bar-height': '52px',
    '--navigation-bar-height': theme.size.wideBar,
    '--bars-height': `calc(${page.promotionBar} + ${page.navigationBar})`,
    '--foot-height': `calc(${page.applyBar('0px')} + ${theme.spacing(4)})`,
    [surface.secondary]: palette.text.secondary,
    [surface.lead]: palette.text.secondary,
    [surface.link]: palette.primary.main,
    [surface.outlined]: palette.primary.main,
    [surface.outlinedHover]: palette.tint.sage,
    [surface.ring]: palette.focus.ring,
    [surface.ringGap]: palette.focus.gap,
    [surface.mark]: palette.tint.sage,
    [surface.seed]: palette.band.sand,
  },
  '@media': {
    [down('md')]: {
      vars: {
        '--navigation-bar-height': theme.size.bar,
        // The promotion bar goes with the page.
        '--bars-height': page.navigationBar,
        // Room for the floating buttons.
        '--foot-height': `calc(${page.applyBar(theme.size.applyBar)} + ${theme.spacing(4)})`,
      },
    },
    // Room for the floating buttons, 16 px from the window's edge.
    [up('md')]: { vars: { '--gutter': theme.spacing(16) } },
    [tooShortForSticky]: { vars: { '--bars-height': '0px', '--foot-height': theme.spacing(4) } },
  },
});

// Only the programme's motif is animated at a change of page (S1-90).
globalStyle(':root', { viewTransitionName: 'none' });
globalStyle('::view-transition-group(*)', {
  animationDuration: `${theme.transitions.duration.standard}ms`,
  animationTimingFunction: theme.transitions.easing.easeInOut,
});
globalStyle('::view-transition', { '@media': { [reducedMotion]: { display: 'none' } } });

globalStyle('*, *::before, *::after', {
  boxSizing: 'border-box',
  '@media': {
    [reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
globalStyle('html', {
  // Focused elements scroll clear of the bars above and the floating buttons below.
  scrollPaddingBlock: `calc(${page.bars} + ${theme.spacing(4)}) ${page.foot}`,
  WebkitTextSizeAdjust: '100%',
});
globalStyle('body', {
  margin: 0,
  background: palette.background.default,
  color: palette.text.primary,
  fontFamily: typography.fontFamily,
  ...typography.body1,
  overflowWrap: 'break-word',
});
globalStyle('main', { display: 'block', minHeight: '100vh' });
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table', { margin: 0, padding: 0 });
// No marks, and no `none`: Safari would take the role of a list away.
globalStyle('ul, ol', { listStyleType: '""' });
globalStyle('h1, h2, h3, h4', { textWrap: 'balance' });
globalStyle('h1', typography.h1);
globalStyle('h2', {
  ...typography.h2,
  fontSize: fallbackVar(surface.h2Size, String(typography.h2.fontSize)),
});
globalStyle('h3', typography.h3);
globalStyle('h4', typography.h4);
globalStyle('h1, h2', { '@media': { [down('small')]: { overflowWrap: 'anywhere' } } });
globalStyle('p, li, dd, td, summary', { textWrap: 'pretty' });
globalStyle('a', {
  color: surface.link,
  textUnderlineOffset: '.2em',
  textDecorationThickness: '1.5px',
});
globalStyle('a:hover', { textDecorationThickness: '3px' });
globalStyle('button, input', { padding: 0, border: 0, background: 'none', font: 'inherit', color: 'inherit' });
globalStyle('button, summary', { cursor: 'pointer' });
globalStyle('summary', { listStyle: 'none' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('address', { fontStyle: 'normal' });
globalStyle('fieldset', { minWidth: 0, margin: 0, padding: 0, border: 0 });
globalStyle('svg', { display: 'block', flex: 'none' });

globalStyle(':focus-visible', {
  outline: `${focusRing.outlineWidth} solid ${surface.ring}`,
  outlineOffset: focusRing.outlineOffset,
  boxShadow: `0 0 0 ${focusRing.outlineOffset} ${surface.ringGap}`,
  '@media': { [forcedColours]: { outlineColor: 'Highlight' } },
});
globalStyle('h1:focus-visible, main:focus-visible, dialog:focus-visible', { outline: 0, boxShadow: 'none' });
