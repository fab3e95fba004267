/** The theme's CSS variables that the site reads. The system's setting chooses the scheme: no script before first paint. */
import { globalStyle } from '@vanilla-extract/css';
import { dark } from './page';
import { siteVariables } from './palette';
import { theme } from './theme';

type Values = Record<string, string>;

const sheets: Record<string, Values & Record<string, Values>>[] = theme.generateStyleSheets();

/** These variables of the site, of all sheets together. */
function siteVariablesOf(values: (Values | undefined)[]): Values {
  const all: Values = Object.assign({}, ...values);
  return Object.fromEntries(siteVariables.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
}

const light = siteVariablesOf(sheets.map((sheet) => sheet[':root']));
const darkValues = siteVariablesOf(sheets.map((sheet) => sheet[`@media ${dark}`]?.[':root']));

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: light,
  '@media': {
    // Only the colours that differ: every page inlines them.
    [dark]: { vars: Object.fromEntries(Object.entries(darkValues).filter(([name, value]) => value !== light[name])) },
  },
});
