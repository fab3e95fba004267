/** Colours as CSS variables in two schemes. The system's setting chooses, so no script runs before first paint. */
import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css';
import { colorSchemes, colourNames, type SchemePalette } from './theme';

type Colours = { [name: string]: string | Colours };

/** The colours of Material's scheme that `names` lists. */
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

/** Colours by their use. */
export const palette = createThemeContract(colourNames);

const light: Record<string, string> = variablesOf('light');
/** Only the colours that differ: every page inlines them. */
const dark = Object.fromEntries(Object.entries(variablesOf('dark')).filter(([name, colour]) => colour !== light[name]));

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: light,
  '@media': { '(prefers-color-scheme: dark)': { vars: dark } },
});
