/** The theme's CSS variables that the site reads. The system's setting chooses the scheme: no script before first paint. */
import { globalStyle } from '@vanilla-extract/css';
import { dark } from './page';
import { variablesIn } from './palette';

const light = variablesIn('light');

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: light,
  '@media': {
    // Only the colours that differ: every page inlines them.
    [dark]: {
      vars: Object.fromEntries(Object.entries(variablesIn('dark')).filter(([name, value]) => value !== light[name])),
    },
  },
});
