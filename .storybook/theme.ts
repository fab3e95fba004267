/** Storybook's own interface in the site's colours. */
import { create } from 'storybook/theming';
import { theme } from '../src/theme';

const scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const { background, band, divider, edge, primary, text } = theme.colorSchemes[scheme].palette;

export const frame = create({
  base: scheme,
  brandTitle: 'Components of the site',
  brandUrl: './',
  fontBase: '"Atkinson Hyperlegible Next", Verdana, sans-serif',
  fontCode: 'ui-monospace, Consolas, monospace',
  colorPrimary: primary.main,
  colorSecondary: primary.main,
  appBg: band.sand,
  appContentBg: background.default,
  appPreviewBg: background.default,
  appBorderColor: divider,
  appBorderRadius: 6,
  textColor: text.primary,
  textInverseColor: primary.contrastText,
  textMutedColor: text.secondary,
  barBg: background.paper,
  barTextColor: text.secondary,
  barHoverColor: primary.main,
  barSelectedColor: primary.main,
  buttonBg: background.paper,
  buttonBorder: edge.outline,
  inputBg: background.paper,
  inputBorder: edge.outline,
  inputTextColor: text.primary,
});
