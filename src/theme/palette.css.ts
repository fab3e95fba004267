/** The colours as CSS variables, in two schemes chosen by the visitor's system, so no script runs before the first paint. */
import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css';
import { colorSchemes, colourNames, type SchemePalette } from './theme';

type Colours = { [name: string]: string | Colours };

/** The colours of Material's scheme that have a name here. */
function named(names: Colours, colours: Colours): Colours {
  return Object.fromEntries(
    Object.entries(names).map(([name, value]) => {
      const colour = colours[name] ?? '';
      return [name, typeof value === 'string' || typeof colour === 'string' ? colour : named(value, colour)];
    }),
  );
}

function variablesOf(scheme: 'light' | 'dark') {
  const colours = colorSchemes[scheme].palette as Colours;
  return assignVars(palette, named(colourNames, colours) as unknown as SchemePalette);
}

/** The colours, by their use. */
export const palette = createThemeContract(colourNames);

const light: Record<string, string> = variablesOf('light');
/** What is another colour in the dark: every page holds it. */
const dark = Object.fromEntries(Object.entries(variablesOf('dark')).filter(([name, colour]) => colour !== light[name]));

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: light,
  '@media': { '(prefers-color-scheme: dark)': { vars: dark } },
});
