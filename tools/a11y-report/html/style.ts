/** The style of the report's pages: black on white or the reverse, 7:1 at least, 320 px and up, no meaning by colour alone. */
export const style = `
:root {
  --ground: #fff; --raised: #f3f2f1; --ink: #0b0c0c; --soft: #3d4347; --line: #b1b4b6; --link: #13468c;
  --bad: #8c1a10; --open: #5c3a00; --good: #00502b; --focus: #ffdd00; --focus-ink: #0b0c0c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #101314; --raised: #1d2224; --ink: #f3f2f1; --soft: #c6cbce; --line: #5b6468; --link: #a9cdff;
    --bad: #ffb3aa; --open: #ffd28a; --good: #8fe0b4;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { color-scheme: light dark; scroll-padding-block-start: 1rem; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.55 Arial, system-ui, sans-serif; overflow-wrap: anywhere; }
.wide { max-width: 64rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2rem); }
body > header { border-block-end: 10px solid var(--link); }
body > header p { margin-block: 0.75rem; font-weight: 700; }
h1 { margin: 2rem 0 0.75rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 3rem); line-height: 1.12; }
h2 { margin: 3rem 0 0.75rem; padding-block-start: 0.75rem; border-block-start: 1px solid var(--line); font-size: clamp(1.4rem, 1.2rem + 1vw, 2rem); line-height: 1.2; }
h3 { margin: 1.75rem 0 0.5rem; font-size: 1.1875rem; line-height: 1.3; }
h4 { margin: 1.25rem 0 0.25rem; font-size: 1.0625rem; }
p, ul, ol, dl { margin: 0 0 0.9rem; max-width: 46rem; }
ul, ol { padding-inline-start: 1.4rem; }
li { margin-block: 0.25rem; }
.lead { font-size: 1.25rem; color: var(--soft); }
a { color: var(--link); text-underline-offset: 0.15em; }
a:hover { text-decoration-thickness: 3px; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 0; background: var(--focus); color: var(--focus-ink); }
:focus-visible .tag, :focus-visible .soft { color: inherit; }
[tabindex='-1']:focus { outline: none; background: none; color: inherit; }
code, .reading { font: 0.9em/1.5 ui-monospace, monospace; }
code { background: var(--raised); padding: 0.05em 0.3em; }
:focus-visible code { background: none; }
.skip { position: absolute; inset-inline-start: -100vw; padding: 0.75rem 1rem; }
.skip:focus { inset-inline-start: 0; inset-block-start: 0; z-index: 1; }
.soft { color: var(--soft); }
.inset { margin: 1.25rem 0; padding: 0.9rem 1.1rem; border-inline-start: 10px solid var(--line); max-width: 46rem; }
.warning { border-inline-start-color: var(--bad); font-weight: 700; }
.tag { display: inline-block; padding: 0.05rem 0.5rem; border: 2px solid; font-weight: 700; font-size: 0.95rem; line-height: 1.4; }
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
th[scope='col'] { overflow-wrap: normal; }
.matrix th { width: 34%; }
.matrix td p { margin-block: 0.4rem 0; }
.number { width: 5.5rem; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: normal; hyphens: auto; }
.group th { padding-block-start: 1.4rem; font-weight: 700; }
dl.facts { display: grid; grid-template-columns: minmax(8rem, 13rem) 1fr; gap: 0; }
dl.facts > div { display: contents; }
dt { font-weight: 700; }
details dt { margin-block-start: 0.6rem; }
details dd { margin: 0; }
dl.facts dt, dl.facts dd { margin: 0; padding-block: 0.5rem; border-block-end: 1px solid var(--line); }
summary { cursor: pointer; padding-block: 0.6rem; color: var(--link); min-height: 44px; }
details[open] { padding-block-end: 0.5rem; }
details > :not(summary, table) { margin-inline-start: 1.1rem; }
td.links a { display: inline-block; padding: 0.55rem 1rem 0.55rem 0; }
nav ul { padding: 0; list-style: none; max-width: none; columns: 17rem; }
nav li { margin: 0; }
nav li a, .files li a { display: inline-block; padding-block: 0.55rem; }
search { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 1rem; padding: 1rem; background: var(--raised); }
search p { margin: 0; max-width: none; }
search #count { grid-column: 1 / -1; font-weight: 700; }
label { display: block; font-weight: 700; }
select { width: 100%; min-height: 44px; padding: 0.4rem; font: inherit; color: var(--ink); background: var(--ground); border: 2px solid var(--ink); border-radius: 0; }
.finding { margin-block: 0.75rem; padding: 0.25rem 0 0.25rem 1rem; border-inline-start: 4px solid var(--line); }
.finding dt { font-size: 0.95rem; }
.finding dd { margin: 0 0 0.4rem; }
figure { position: relative; margin: 0 0 1rem; max-width: 56rem; }
.shot { position: relative; border: 1px solid var(--line); line-height: 0; max-height: 90vh; overflow: auto; }
.shot > div { position: relative; }
.shot img { width: 100%; height: auto; }
.shot svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.shot rect { fill: none; stroke: #d4006a; stroke-width: 4; }
.shot circle { fill: #ffdd00; stroke: #0b0c0c; stroke-width: 2; }
.shot text { fill: #0b0c0c; font: 700 18px Arial, sans-serif; text-anchor: middle; dominant-baseline: central; }
figcaption { padding-block: 0.5rem; }
.reading { margin: 0.5rem 0; padding: 0.75rem; background: var(--raised); white-space: pre-wrap; max-width: none; }
.outline { list-style: none; padding: 0; }
.level-2 { padding-inline-start: 1.25rem; }
.level-3 { padding-inline-start: 2.5rem; }
.level-4, .level-5, .level-6 { padding-inline-start: 3.75rem; }
body > footer { margin-block-start: 4rem; padding-block: 1.5rem; background: var(--raised); }
@media (max-width: 40rem) {
  dl.facts { display: block; }
  dl.facts dt { border: 0; padding-block-end: 0; }
  dl.facts dd { padding-block-start: 0; }
  .number { width: 3.75rem; }
  .number, th[scope='col'] { font-size: 0.9rem; }
  details > :not(summary, table) { margin-inline-start: 0; }
  th, td { padding-inline-end: 0.5rem; }
}
@media print { search, .skip, nav { display: none; } a { color: inherit; } }
`;
