import { addons } from 'storybook/manager-api';
import { frame } from './theme';

addons.setConfig({
  theme: frame,
  layoutCustomisations: {
    // A page about the system has nothing to control, but for the one on which a motif is drawn.
    showPanel: ({ storyId = '' }, isShown) => (/^system-(?!motifs)/.test(storyId) ? false : isShown),
  },
});
