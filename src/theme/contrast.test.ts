import { describe, expect, it } from 'vitest';
import { refusePale } from './contrast';
import { variablesIn } from './palette';
import { options, theme } from './theme';

const { colorSchemes } = options;

/** Error of the theme with these colours. */
function faultOf(schemes: typeof colorSchemes): string {
  try {
    refusePale(schemes);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** The theme's colours with one of them changed. */
function withColour(scheme: 'light' | 'dark', group: 'text' | 'edge' | 'sun', name: string, colour: string) {
  const { palette } = colorSchemes[scheme];
  const changed = { ...palette, [group]: { ...palette[group], [name]: colour } };
  return { ...colorSchemes, [scheme]: { palette: changed } };
}

describe('the theme', () => {
  it('the site’s own colours have no fault', () => {
    expect(faultOf(colorSchemes)).toBe('');
  });

  it.each([
    [
      'pale text',
      withColour('dark', 'text', 'secondary', '#7a8a80'),
      'src/theme: dark: text.secondary on tint.rose has 4.31 : 1; text needs 4.5 : 1.',
    ],
    [
      'a pale edge',
      withColour('light', 'edge', 'outline', '#9aa39e'),
      'src/theme: light: edge.outline on band.sand has 2.23 : 1; edge needs 3 : 1.',
    ],
  ])('%s is named in one line', (_what, changed, line) => {
    expect(faultOf(changed).split('\n')).toContain(line);
  });

  it('space is on a grid of 4 px', () => {
    expect([theme.spacing(4), theme.spacing(0, 5.5), theme.spacing(-2)]).toEqual(['16px', '0px 22px', '-8px']);
  });

  it('a colour is a variable of both schemes, written once', () => {
    expect(theme.vars.palette.band.deep).toBe('var(--palette-band-deep)');
    expect(variablesIn('light')['--palette-band-deep']).toBe('#0F4C3A');
    expect(variablesIn('dark')['--palette-band-deep']).toBe('#0D3A2D');
  });
});
