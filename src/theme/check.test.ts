import { describe, expect, it } from 'vitest';
import { checked } from './check';
import { options, theme } from './theme';

const OWN = { theme: ['size', 'layout', 'fontStack'], typography: ['code'], shape: ['leaf'], mixins: ['focusRing'] };
const own = { ...OWN, zIndex: Object.keys(options.zIndex) };

type Options = Parameters<typeof checked>[0];

/** Error of the theme with `changed` in place of its own options. */
function faultOf(changed: object): string {
  try {
    checked({ ...options, ...changed } as Options, own);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** The theme's colours with one of them changed. */
function withColour(scheme: 'light' | 'dark', group: 'text' | 'edge' | 'sun', name: string, colour: string) {
  const { palette } = options.colorSchemes[scheme];
  const changed = { ...palette, [group]: { ...palette[group], [name]: colour } };
  return { colorSchemes: { ...options.colorSchemes, [scheme]: { palette: changed } } };
}

describe('the theme', () => {
  it('the site’s own options have no fault', () => {
    expect(faultOf({})).toBe('');
  });

  it.each([
    ['a group that Material has not', { shapes: {} }, 'src/theme: shapes: Material UI’s theme has no such name.'],
    [
      'a variant of type that Material has not',
      { typography: { ...options.typography, lead: {} } },
      'src/theme: typography.lead: Material UI’s theme has no such name.',
    ],
    [
      'a layer that Material has not',
      { zIndex: { ...options.zIndex, toast: 9 } },
      'src/theme: zIndex.toast: Material UI’s theme has no such name.',
    ],
    [
      'a breakpoint out of order',
      { breakpoints: { values: { xs: 0, md: 768, lg: 700 } } },
      'src/theme: breakpoints.lg: 700px comes after md, which is 768px.',
    ],
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
    expect(theme.vars.palette.band.deep).toBe('var(--mui-palette-band-deep)');
    const [, light, dark] = theme.generateStyleSheets();
    expect(light?.[':root']['--mui-palette-band-deep']).toBe('#0F4C3A');
    expect(dark?.['@media (prefers-color-scheme: dark)'][':root']['--mui-palette-band-deep']).toBe('#0D3A2D');
  });
});
