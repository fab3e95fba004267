/** The style of the reports, from the site's own tokens. Meaning never rests on colour alone; 320 px and up. */
import { theme } from '../../src/theme';

const { colorSchemes, fontStack, layout, shape, typography } = theme;

type Scheme = typeof colorSchemes.light;

function variables({
  palette: { accent, apply, background, band, divider, edge, focus, primary, text },
}: Scheme): string {
  return `--surface:${background.default};--raised:${band.sand};--field:${background.paper};--ink:${text.primary};--soft:${text.secondary};--line:${divider};--edge:${edge.outline};
--link:${primary.main};--good:${primary.main};--bad:${apply.main};--open:${accent.rust};--ring:${focus.ring};--gap:${focus.gap};--top:${band.deep};--on-top:${band.onDeep};`;
}

export const style = `
:root { color-scheme: light dark; ${variables(colorSchemes.light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(colorSchemes.dark)} } }
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-block: 1rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--surface); color: var(--ink); font: ${typography.body1.fontSize}/1.6 ${fontStack.body}; overflow-wrap: anywhere; }
.wide { max-width: 64rem; margin-inline: auto; padding-inline: ${layout.gutter}; }
body > header p { margin-block: 0.75rem; }
body > header { padding-block: 0.25rem; background: var(--top); color: var(--on-top); font-weight: 700; }
body > header a { color: inherit; }
body > footer { margin-block-start: 4rem; padding-block: 1.5rem; background: var(--raised); color: var(--soft); }
h1, h2, h3, h4 { font-family: ${fontStack.heading}; font-weight: 750; line-height: 1.1; text-wrap: balance; }
h1 { margin: 2rem 0 0.75rem; font-size: ${typography.h2.fontSize}; letter-spacing: -0.024em; }
h2 { margin: 3rem 0 0.75rem; font-size: ${typography.h3.fontSize}; letter-spacing: -0.018em; }
h3 { margin: 1.75rem 0 0.5rem; font-size: ${typography.h4.fontSize}; line-height: 1.25; }
h4 { margin: 1.25rem 0 0.25rem; font-size: ${typography.body1.fontSize}; }
p, ul, ol, dl { margin: 0 0 0.9rem; max-width: 46rem; }
ul, ol { padding-inline-start: 1.4rem; }
li { margin-block: 0.25rem; }
a { color: var(--link); text-underline-offset: 0.2em; text-decoration-thickness: 1.5px; }
a:hover { text-decoration-thickness: 3px; }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 3px; box-shadow: 0 0 0 3px var(--gap); }
[tabindex='-1']:focus { outline: none; box-shadow: none; }
header :focus-visible { outline-color: var(--on-top); box-shadow: none; }
code, .reading { font: 0.9em/1.5 ui-monospace, monospace; }
code { background: var(--raised); padding: 0.05em 0.3em; }
.skip { position: absolute; inset-inline-start: -100vw; padding: 0.75rem 1.25rem; border-radius: ${shape.leaf.xs}; background: var(--ink); color: var(--surface); font-weight: 700; }
.skip:focus { inset-inline-start: 0.5rem; inset-block-start: 0.5rem; z-index: 1; }
.lead { font-size: ${typography.subtitle1.fontSize}; line-height: 1.5; color: var(--soft); }
.soft { color: var(--soft); }
.place, .error { display: block; font-size: ${typography.body2.fontSize}; }
.error { padding: 0.25rem 0.5rem; border-inline-start: 3px solid var(--bad); }
.inset { margin: 1.25rem 0; padding: 0.9rem 1.1rem; border: 1px solid var(--line); border-inline-start: 10px solid var(--edge); border-radius: ${shape.borderRadius}px; max-width: 46rem; }
.warning { border-inline-start-color: var(--bad); font-weight: 700; }
.tag { display: inline-block; padding: 0.05rem 0.5rem; border: 2px solid; border-radius: ${shape.leaf.chip}; font-size: ${typography.body2.fontSize}; font-weight: 700; line-height: 1.4; }
.failed { color: var(--bad); border-style: double; border-width: 4px; }
.cantTell { color: var(--open); border-style: dashed; }
.passed { color: var(--good); }
.untested { color: var(--ink); border-style: dotted; }
.inapplicable { color: var(--soft); border-width: 1px; }
table { width: 100%; margin-block: 0.5rem 1.5rem; border-collapse: collapse; }
caption { padding-block: 0.5rem; text-align: start; font-weight: 700; }
th, td { padding: 0.6rem 0.75rem 0.6rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
th:last-child, td:last-child { padding-inline-end: 0; }
tbody th { font-weight: 400; }
thead th { overflow-wrap: normal; }
tfoot { font-weight: 700; }
.matrix th { width: 34%; }
.matrix td p { margin-block: 0.4rem 0; }
.number { width: 5.5rem; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: normal; hyphens: auto; }
.group th { padding-block-start: 1.4rem; font-weight: 700; }
dt { font-weight: 700; }
dd { margin: 0; }
.facts { display: grid; grid-template-columns: minmax(8rem, 13rem) 1fr; }
.facts > div { display: contents; }
.facts dt, .facts dd { padding-block: 0.5rem; border-block-end: 1px solid var(--line); }
summary { cursor: pointer; padding-block: 0.6rem; color: var(--link); min-height: 44px; }
details[open] { padding-block-end: 0.5rem; }
details dt { margin-block-start: 0.6rem; }
details > :not(summary, table) { margin-inline-start: 1.1rem; }
.links a { display: inline-block; padding: 0.55rem 1rem 0.55rem 0; }
nav ul { padding: 0; list-style: none; max-width: none; columns: 17rem; }
nav li { margin: 0; }
nav li a, .files li a { display: inline-block; padding-block: 0.55rem; }
search { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 1rem; margin-block: 1.5rem; padding: 1rem; background: var(--raised); border-radius: ${shape.leaf.md}; }
search p { margin: 0; max-width: none; }
search [role='status'] { grid-column: 1 / -1; font-weight: 700; }
label { display: block; font-weight: 700; }
select, textarea, iframe, input:is([type='search'], [type='text'], [type='file']) { display: block; width: 100%; min-height: 44px; padding: 0.4rem 0.75rem; font: inherit; color: var(--ink); background: var(--field); border: 2px solid var(--edge); border-radius: ${shape.borderRadius}px; }
textarea { width: 100%; }
button { min-height: 44px; min-width: 44px; padding: 0.5rem 1.1rem; font: inherit; font-weight: 700; color: var(--surface); background: var(--link); border: 2px solid transparent; border-radius: ${shape.borderRadius}px; cursor: pointer; }
button:hover { text-decoration: underline; }
iframe { height: 32rem; padding: 0; }
.sheet { display: grid; gap: 0 2.5rem; }
@media (min-width: 60rem) { .sheet { grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr); } }
.cut { max-width: 100%; height: auto; }
.cut, .swatch { border: 1px solid var(--line); forced-color-adjust: none; vertical-align: middle; }
fieldset { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 700; }
fieldset label { display: flex; gap: 0.4rem; align-items: center; min-height: 44px; font-weight: 400; }
input[type='radio'] { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--link); }
.statements { padding: 0; max-width: none; list-style: none; }
.statements > li { padding: 1rem 0 1.1rem 0.9rem; border-block-start: 1px solid var(--line); border-inline-start: 4px solid transparent; }
.statements > [data-proved='false'] { border-inline-start-color: var(--bad); }
.statements > :target { background: var(--raised); }
.statements h3 { margin: 0 0 0.5rem; font-family: ${fontStack.body}; font-weight: 600; line-height: 1.45; }
.finding { margin-block: 0.75rem; padding: 0.25rem 0 0.25rem 1rem; border-inline-start: 4px solid var(--line); }
.finding dd { margin: 0 0 0.4rem; }
figure { position: relative; margin: 0 0 1rem; max-width: 56rem; }
.shot { position: relative; border: 1px solid var(--line); line-height: 0; max-height: 90vh; overflow: auto; }
.shot > div { position: relative; }
.shot img { width: 100%; height: auto; }
.shot svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.shot rect { fill: none; stroke: ${theme.palette.apply.main}; stroke-width: 4; }
.shot circle { fill: ${theme.palette.sun.main}; stroke: ${theme.palette.sun.contrastText}; stroke-width: 2; }
.shot text { fill: ${theme.palette.sun.contrastText}; font: 700 18px sans-serif; text-anchor: middle; dominant-baseline: central; }
figcaption { padding-block: 0.5rem; }
.reading { margin: 0.5rem 0; padding: 0.75rem; background: var(--raised); white-space: pre-wrap; max-width: none; }
.outline { list-style: none; padding: 0; }
[data-level='2'] { padding-inline-start: 1.25rem; }
[data-level='3'] { padding-inline-start: 2.5rem; }
:is([data-level='4'], [data-level='5'], [data-level='6']) { padding-inline-start: 3.75rem; }
@media (max-width: 40rem) {
  .facts { display: block; }
  .facts dt { border: 0; padding-block-end: 0; }
  .facts dd { padding-block-start: 0; }
  .number { width: 3.75rem; }
  .number, thead th { font-size: ${typography.caption.fontSize}; }
  details > :not(summary, table) { margin-inline-start: 0; }
  th, td { padding-inline-end: 0.5rem; }
}
@media print { search, .skip, nav { display: none; } a { color: inherit; } }
`;
