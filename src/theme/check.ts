/** Faults of the theme that Material accepts silently and a visitor would see. They stop the build. */
import { createTheme, getContrastRatio, type ThemeOptions } from '@mui/material/styles';
import { colourIn, PAIRS } from './contrast';

/**
 * Below these contrasts the build stops (WCAG AA: 1.4.3 for text, 1.4.11 for edges and drawings). The design itself aims
 * higher: `MIN_CONTRAST` in contrast.ts.
 */
const STOPS_BUILD_BELOW = { text: 4.5, edge: 3 } as const;

/** Groups that Material completes. Its components read no other name in them, so an unknown name is a fault. */
const GROUPS = ['typography', 'shape', 'transitions', 'zIndex', 'motion', 'mixins'] as const;

type Own = Partial<Record<'theme' | (typeof GROUPS)[number], readonly string[]>>;

function nameFaults(options: ThemeOptions, ownNames: Own): string[] {
  const material = createTheme({ cssVariables: true }) as unknown as Record<string, object>;
  const among = (group: object, known: object, names: readonly string[] = [], prefix = '') =>
    Object.keys(group)
      .filter((name) => !(name in known) && !names.includes(name))
      .map((name) => `${prefix}${name}: Material UI’s theme has no such name.`);
  return [
    ...among(options, { ...material, cssVariables: true, focusVisible: true, components: true }, ownNames.theme),
    ...GROUPS.flatMap((group) => among(options[group] ?? {}, material[group] ?? {}, ownNames[group], `${group}.`)),
  ];
}

function breakpointFaults({ breakpoints }: ThemeOptions): string[] {
  const widths = Object.entries(breakpoints?.values ?? {});
  return widths.slice(1).flatMap(([name, width], index) => {
    const [before, smaller] = widths[index] as [string, number];
    return width > smaller ? [] : [`breakpoints.${name}: ${width}px comes after ${before}, which is ${smaller}px.`];
  });
}

function contrastFaults({ colorSchemes = {} }: ThemeOptions): string[] {
  return Object.entries(colorSchemes).flatMap(([scheme, colours]) =>
    PAIRS.flatMap(({ foreground, on, kind }) =>
      on.flatMap((surface) => {
        const { palette = {} } = Object(colours) as { palette?: object };
        const ratio = getContrastRatio(colourIn(palette, foreground), colourIn(palette, surface));
        if (ratio >= STOPS_BUILD_BELOW[kind]) return [];
        return [
          `${scheme}: ${foreground} on ${surface} has ${ratio.toFixed(2)} : 1; ${kind} needs ${STOPS_BUILD_BELOW[kind]} : 1.`,
        ];
      }),
    ),
  );
}

/** These options, or an error with a line for each fault. `ownNames` has the site's names beside Material's. */
export function checked(options: ThemeOptions, own: Own = {}): ThemeOptions {
  const faults = [...nameFaults(options, own), ...breakpointFaults(options), ...contrastFaults(options)];
  if (faults.length > 0) throw new Error(faults.map((fault) => `src/theme: ${fault}`).join('\n'));
  return options;
}
