/** Storybook's own interface in the site's colours. */
import { create } from 'storybook/theming';
import { organisation } from '../src/catalogue/organisation';
import { colours } from '../src/theme/tokens';

const scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const { paper, surface, ink, ink2, line, outline, green, band } = colours[scheme];

export const frame = create({
  base: scheme,
  brandTitle: `${organisation.name}: components`,
  brandUrl: './',
  fontBase: '"Atkinson Hyperlegible Next", Verdana, sans-serif',
  fontCode: 'ui-monospace, Consolas, monospace',
  colorPrimary: green.main,
  colorSecondary: green.main,
  appBg: band.sand,
  appContentBg: paper,
  appPreviewBg: paper,
  appBorderColor: line,
  appBorderRadius: 6,
  textColor: ink,
  textInverseColor: green.on,
  textMutedColor: ink2,
  barBg: surface,
  barTextColor: ink2,
  barHoverColor: green.main,
  barSelectedColor: green.main,
  buttonBg: surface,
  buttonBorder: outline,
  inputBg: surface,
  inputBorder: outline,
  inputTextColor: ink,
});
