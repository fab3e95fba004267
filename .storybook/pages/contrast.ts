/** Colour pairs of the site and their contrast (WCAG 1.4.3, 1.4.6, 1.4.11). */
import { colours } from '../../src/theme/tokens';

export type Scheme = keyof typeof colours;

/** Names of all colours, groups with a dot: `ink`, `green.main`. */
type Names<T, Prefix extends string = ''> = {
  [Name in keyof T & string]: T[Name] extends string ? `${Prefix}${Name}` : Names<T[Name], `${Prefix}${Name}.`>;
}[keyof T & string];
export type ColourName = Names<typeof colours.light>;

function namesIn(group: object, prefix = ''): string[] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (typeof value !== 'string') return namesIn(value, `${prefix}${name}.`);
    return /^(#|rgba)/.test(value) ? [prefix + name] : [];
  });
}

/** Names of all colours, in the tokens' order, without shadows. */
export const colourNames = namesIn(colours.light) as ColourName[];

/** The value of a colour in a scheme. */
export function colourOf(scheme: Scheme, name: ColourName): string {
  let value: unknown = colours[scheme];
  for (const part of name.split('.')) value = (value as Record<string, unknown>)[part];
  return value as string;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Least contrast of text (WCAG AAA). Least contrast of edges, focus rings and motifs (WCAG AA asks for 3). */
export const MIN_CONTRAST = { text: 7, edge: 4.5 } as const;

/** Each pair that the site draws: a foreground and its surfaces. */
export const PAIRS: { words: ColourName; on: ColourName[]; kind: keyof typeof MIN_CONTRAST; use: string }[] = [
  {
    words: 'ink',
    on: ['paper', 'surface', 'band.sand', 'tint.rose', 'tint.ochre', 'tint.heather', 'tint.sage'],
    kind: 'text',
    use: 'text',
  },
  {
    words: 'ink2',
    on: ['paper', 'surface', 'band.sand', 'tint.rose', 'tint.ochre', 'tint.heather', 'tint.sage'],
    kind: 'text',
    use: 'text that comes second',
  },
  { words: 'green.main', on: ['paper', 'surface', 'tint.sage'], kind: 'text', use: 'links, outlined buttons' },
  { words: 'green.on', on: ['green.main', 'green.hover'], kind: 'text', use: 'primary buttons' },
  { words: 'crimson.main', on: ['paper', 'tint.rose'], kind: 'text', use: 'the name of Full Programs' },
  { words: 'crimson.on', on: ['crimson.main', 'crimson.hover'], kind: 'text', use: 'apply buttons' },
  {
    words: 'ochre.on',
    on: ['ochre.main', 'ochre.hover'],
    kind: 'text',
    use: 'the promotion bar, buttons on dark bands',
  },
  { words: 'heather', on: ['surface', 'tint.heather'], kind: 'text', use: 'the name of Masterclasses' },
  { words: 'rust', on: ['surface', 'tint.ochre'], kind: 'text', use: 'the name of Bootcamps' },
  { words: 'band.onDeep', on: ['band.deep'], kind: 'text', use: 'text on the corporate band' },
  { words: 'band.onDeep2', on: ['band.deep'], kind: 'text', use: 'second text on it' },
  {
    words: 'band.onWine',
    on: ['band.wine', 'band.rust', 'band.plum', 'band.deep'],
    kind: 'text',
    use: 'text on the closing band, which has the colour of the page’s family',
  },
  { words: 'band.onNight', on: ['band.night'], kind: 'text', use: 'text in the footer' },
  { words: 'band.onNight2', on: ['band.night'], kind: 'text', use: 'second text in it' },
  { words: 'outline', on: ['paper', 'band.sand'], kind: 'edge', use: 'the edges of controls' },
  { words: 'focus.ring', on: ['paper', 'surface'], kind: 'edge', use: 'the focus ring' },
  {
    words: 'ochre.main',
    on: ['band.deep', 'band.wine', 'band.rust', 'band.plum', 'band.night'],
    kind: 'edge',
    use: 'the focus ring on dark bands',
  },
  { words: 'motif.protea', on: ['tint.rose'], kind: 'edge', use: 'motifs of Full Programs' },
  { words: 'motif.pincushion', on: ['tint.ochre'], kind: 'edge', use: 'motifs of Bootcamps' },
  { words: 'motif.erica', on: ['tint.heather'], kind: 'edge', use: 'motifs of Masterclasses' },
  { words: 'motif.leaf', on: ['tint.sage'], kind: 'edge', use: 'motifs of Career Boosters' },
];
