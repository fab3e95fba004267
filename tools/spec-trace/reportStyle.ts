/** The style of the report page. Meaning never rests on colour alone; it reflows to 320 px and follows the scheme. */
export const reportStyle = `
:root {
  --ground: #fff; --raised: #f4f6f8; --ink: #16202b; --soft: #4a5866; --line: #c3ccd5;
  --link: #0b4fa8; --good: #14602f; --bad: #a3121f; --focus: #0b4fa8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #10161d; --raised: #1a232d; --ink: #e8edf2; --soft: #aab6c2; --line: #3b4855;
    --link: #8fc0ff; --good: #86d99f; --bad: #ffa4a4; --focus: #ffd166;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { color-scheme: light dark; }
body {
  margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2.5rem) 3rem; max-width: 62rem; background: var(--ground);
  color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1 { margin: 0.5rem 0 0; font-size: clamp(1.6rem, 1.2rem + 2vw, 2.4rem); line-height: 1.2; }
h2 { margin: 2.5rem 0 0.25rem; font-size: 1.4rem; line-height: 1.3; }
h3 { margin: 0; font-size: 1.05rem; font-weight: 600; line-height: 1.45; }
p { margin: 0.5rem 0; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
[tabindex='-1']:focus { outline: none; }
code { font: 0.92em/1.4 ui-monospace, monospace; background: var(--raised); padding: 0.1em 0.3em; border-radius: 3px; }
.skip { position: absolute; inset-inline-start: -100vw; padding: 0.5rem 1rem; background: var(--ground); }
.skip:focus { inset-inline-start: 1rem; inset-block-start: 0.5rem; }
header p, .where { color: var(--soft); }
.mark { font-weight: 600; white-space: nowrap; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.verdict { margin-block: 1.25rem; padding: 0.75rem 1rem; border: 1px solid var(--line); background: var(--raised); border-radius: 6px; }
.verdict .mark, summary .mark { white-space: normal; }
table { width: 100%; max-width: 38rem; margin-block: 1.5rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { padding-block: 0.25rem; text-align: start; font-weight: 600; }
th, td { padding: 0.4rem 0.5rem 0.4rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: normal; }
th:last-child, td:last-child { padding-inline-end: 0; }
th { font-weight: 600; }
tfoot { font-weight: 600; }
search { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; align-items: end; padding: 1rem; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; }
search p { margin: 0; }
search p:first-child { flex: 1 1 16rem; }
#count { flex: 1 1 100%; }
input[type='search'] { display: block; width: 100%; min-height: 2.75rem; padding: 0.4rem 0.75rem; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--soft); border-radius: 4px; }
fieldset { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; border: 0; }
legend { padding: 0; }
fieldset label { display: flex; gap: 0.4rem; align-items: center; min-height: 2.75rem; }
input[type='radio'] { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--link); }
.requirements { margin: 0.75rem 0 0; padding: 0; list-style: none; }
.requirement { padding: 1rem 0 1.1rem 0.9rem; border-block-start: 1px solid var(--line); border-inline-start: 4px solid transparent; }
.requirement[data-proved='false'] { border-inline-start-color: var(--bad); }
.requirement:target { background: var(--raised); }
.id { margin-inline-end: 0.35rem; font-variant-numeric: tabular-nums; }
.facts { display: flex; flex-wrap: wrap; gap: 0 1rem; color: var(--soft); }
dl { margin: 0.5rem 0; display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 0.75rem; }
dt { font-weight: 600; }
dd { margin: 0; max-width: 42rem; }
.tests, .tests ul { margin: 0.5rem 0 0; padding-inline-start: 1.1rem; }
.tests li { padding-block: 0.2rem; }
.where, .error { display: block; font-size: 0.9rem; }
.error { padding: 0.25rem 0.5rem; border-inline-start: 3px solid var(--bad); }
.none { font-style: italic; }
summary { cursor: pointer; padding-block: 0.15rem; }
summary .where { padding-inline-start: 1.1rem; }
footer { margin-block-start: 3rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); color: var(--soft); font-size: 0.95rem; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } .tests { padding-inline-start: 1rem; } }
@media print { search, .skip { display: none; } }
`;
