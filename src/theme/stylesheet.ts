/**
 * The site's one stylesheet, made from the theme at build time and written into every page: the theme's CSS variables
 * and the look of every element. Nothing of Material runs in the browser.
 */
import { bands } from './styles/bands';
import { base } from './styles/base';
import { bloom } from './styles/bloom';
import { buttons } from './styles/buttons';
import { cards } from './styles/cards';
import { controls } from './styles/controls';
import { floating } from './styles/floating';
import { fonts } from './styles/fonts';
import { footer } from './styles/footer';
import { hero } from './styles/hero';
import { intakes } from './styles/intakes';
import { navigation } from './styles/navigation';
import { panels } from './styles/panels';
import { preferences } from './styles/preferences';
import { print } from './styles/print';
import { printedProgramme } from './styles/printedProgramme';
import { programme } from './styles/programme';
import { tables } from './styles/tables';
import { theme } from './theme';

type Rules = Record<string, unknown>;

function property(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function rules(styles: Rules): string {
  return Object.entries(styles)
    .map(([key, value]) =>
      typeof value === 'object' ? `${key}{${rules(value as Rules)}}` : `${property(key)}:${String(value)};`,
    )
    .join('');
}

function variables(): string {
  return theme.generateStyleSheets().map(rules).join('\n');
}

const areas = [
  base,
  bloom,
  buttons,
  controls,
  navigation,
  panels,
  floating,
  footer,
  hero,
  bands,
  cards,
  programme,
  tables,
  intakes,
];

/** The whole stylesheet as CSS text, not yet minified. */
export function stylesheet(): string {
  return [
    fonts,
    variables(),
    ...areas.map((area) => area(theme)),
    preferences(theme),
    print(theme),
    printedProgramme(theme),
  ].join('\n');
}
