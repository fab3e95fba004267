/** The colours of both schemes as CSS variables. The system's setting chooses, so no script runs before first paint. */
import { globalStyle } from '@vanilla-extract/css';
import { colourVariables } from './palette';
import { theme } from './theme';

type Values = Record<string, string>;

const sheets: Record<string, Values | Record<string, Values>>[] = theme.generateStyleSheets();

/** The site's colours of all sheets that have this condition. */
function coloursOf(values: (sheet: (typeof sheets)[number]) => unknown): Values {
  const all: Values = Object.assign({}, ...sheets.map(values));
  return Object.fromEntries(colourVariables.map((name) => [name, all[name] ?? '']));
}

const DARK = '@media (prefers-color-scheme: dark)';
const light = coloursOf((sheet) => sheet[':root']);
const dark = coloursOf((sheet) => (sheet[DARK] as Record<string, Values>)?.[':root']);

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: light,
  '@media': {
    // Only the colours that differ: every page inlines them.
    [DARK.replace('@media ', '')]: {
      vars: Object.fromEntries(Object.entries(dark).filter(([name, colour]) => colour !== light[name])),
    },
  },
});
