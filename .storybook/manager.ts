import { addons } from 'storybook/manager-api';
import { frame } from './theme';

addons.setConfig({
  theme: frame,
  layoutCustomisations: {
    // Pages about the design system have no controls, except the page about motifs.
    showPanel: ({ storyId = '' }, isShown) => (/^system-(?!motifs)/.test(storyId) ? false : isShown),
  },
});
