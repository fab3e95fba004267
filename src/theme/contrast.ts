/** Colour pairs of the site and their contrast (WCAG 1.4.3, 1.4.6, 1.4.11). */
import { getContrastRatio } from '@mui/material/styles';
import { entriesOf, type palettes, type Scheme } from './palette';

/** Names of all colours, groups with a dot: `divider`, `text.primary`. */
type Names<T, Prefix extends string = ''> = {
  [Name in keyof T & string]: T[Name] extends string ? `${Prefix}${Name}` : Names<T[Name], `${Prefix}${Name}.`>;
}[keyof T & string];
export type ColourName = Names<typeof palettes.light>;

/** The value of a colour in a palette. */
export const colourIn = (palette: object, name: ColourName) => Object.fromEntries(entriesOf(palette))[name] as string;

/** Least contrast of the design: text has WCAG AAA; edges, focus rings and motifs more than AA's 3. */
export const MIN_CONTRAST = { text: 7, edge: 4.5 } as const;
/** Below these contrasts the build stops (WCAG AA: 1.4.3 for text, 1.4.11 for edges and drawings). */
const STOPS_BUILD_BELOW = { text: 4.5, edge: 3 } as const;

/** Surfaces of running text. */
const SURFACES: ColourName[] = [
  'background.default',
  'background.paper',
  'band.sand',
  'tint.rose',
  'tint.ochre',
  'tint.heather',
  'tint.sage',
];

/** Each pair that the site draws: a foreground and its surfaces. */
export const PAIRS: { foreground: ColourName; on: ColourName[]; kind: keyof typeof MIN_CONTRAST; use: string }[] = [
  { foreground: 'text.primary', on: SURFACES, kind: 'text', use: 'text' },
  { foreground: 'text.secondary', on: SURFACES, kind: 'text', use: 'text that comes second' },
  {
    foreground: 'primary.main',
    on: ['background.default', 'background.paper', 'tint.rose', 'tint.ochre', 'tint.heather', 'tint.sage'],
    kind: 'text',
    use: 'links, outlined buttons',
  },
  { foreground: 'primary.contrastText', on: ['primary.main', 'primary.hover'], kind: 'text', use: 'primary buttons' },
  {
    foreground: 'apply.main',
    on: ['background.default', 'background.paper', 'tint.rose'],
    kind: 'text',
    use: 'the name of Full Programs',
  },
  {
    foreground: 'apply.main',
    on: ['tint.rose', 'tint.ochre', 'tint.heather', 'tint.sage'],
    kind: 'edge',
    use: 'apply buttons on closing bands',
  },
  { foreground: 'apply.contrastText', on: ['apply.main', 'apply.hover'], kind: 'text', use: 'apply buttons' },
  {
    foreground: 'sun.contrastText',
    on: ['sun.main', 'sun.hover'],
    kind: 'text',
    use: 'the promotion bar, buttons on dark bands',
  },
  {
    foreground: 'accent.heather',
    on: ['background.paper', 'tint.heather'],
    kind: 'text',
    use: 'the name of Masterclasses',
  },
  { foreground: 'accent.rust', on: ['background.paper', 'tint.ochre'], kind: 'text', use: 'the name of Bootcamps' },
  { foreground: 'band.onDeep', on: ['band.deep'], kind: 'text', use: 'text on the corporate band' },
  { foreground: 'band.onDeepSecondary', on: ['band.deep'], kind: 'text', use: 'second text on it' },
  { foreground: 'background.default', on: ['accent.rust'], kind: 'text', use: 'the live lessons of a week' },
  { foreground: 'band.onNight', on: ['band.night'], kind: 'text', use: 'text in the footer' },
  { foreground: 'band.onNightSecondary', on: ['band.night'], kind: 'text', use: 'second text in it' },
  {
    foreground: 'edge.outline',
    on: ['background.default', 'background.paper', 'band.sand'],
    kind: 'edge',
    use: 'the edges of controls, and a programme to come in the menu',
  },
  { foreground: 'focus.ring', on: ['background.default', 'background.paper'], kind: 'edge', use: 'the focus ring' },
  {
    foreground: 'sun.main',
    on: ['band.deep', 'band.night'],
    kind: 'edge',
    use: 'the focus ring on dark bands',
  },
  { foreground: 'motif.protea', on: ['tint.rose'], kind: 'edge', use: 'motifs of Full Programs' },
  { foreground: 'motif.pincushion', on: ['tint.ochre'], kind: 'edge', use: 'motifs of Bootcamps' },
  { foreground: 'motif.erica', on: ['tint.heather'], kind: 'edge', use: 'motifs of Masterclasses' },
  { foreground: 'motif.leaf', on: ['tint.sage'], kind: 'edge', use: 'motifs of Career Boosters' },
];

/** Refuses colour schemes with pale text or edges, which Material accepts silently: an error with a line for each pair. */
export function refusePale(schemes: Record<Scheme, { palette: object }>): void {
  const faults = Object.entries(schemes).flatMap(([scheme, { palette }]) =>
    PAIRS.flatMap(({ foreground, on, kind }) =>
      on.flatMap((surface) => {
        const ratio = getContrastRatio(colourIn(palette, foreground), colourIn(palette, surface));
        const least = STOPS_BUILD_BELOW[kind];
        const fault = `${foreground} on ${surface} has ${ratio.toFixed(2)} : 1; ${kind} needs ${least} : 1.`;
        return ratio < least ? [`src/theme: ${scheme}: ${fault}`] : [];
      }),
    ),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
