/** The report as Markdown, for a job's summary and for reading in a terminal. */

import { counted } from '../report/words';
import { placeOf, problemLine, type SourceLink, type Trace, type TracedRequirement, type TracedTest } from './model';
import { goneLines, groupByLine, kindWords, outcomeCounts, outcomeWords, placesRun, verdict } from './words';

const special = /[\\`*_{}[\]<>|~#]/g;

function escaped(text: string): string {
  return text.replaceAll(special, String.raw`\$&`).replaceAll(/\s+/g, ' ');
}

/** Text whose `code` stays code; a pipe inside it would end the table cell. */
function prose(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (/^`.+`$/.test(part) ? part.replaceAll('|', String.raw`\|`) : escaped(part)))
    .join('');
}

/** One line per place: the link, the first title, how many cases, how they went and where. */
function testLine(group: TracedTest[], link: SourceLink): string {
  const [first] = group;
  if (!first) return '';
  const cases = group.length > 1 ? ` and ${counted(group.length - 1, 'more case')}` : '';
  const outcome = group.length > 1 ? outcomeCounts(group) : outcomeWords[first.outcome];
  const place = `[${escaped(placeOf(first))}](${link(first.file, first.line)})`;
  return `${place} ${escaped(first.title)}${cases}: ${outcome}. ${escaped(placesRun(group).join('; '))}`;
}

function row(requirement: TracedRequirement, link: SourceLink): string {
  const { id, statement, decision, why, tests } = requirement;
  const parts = [
    prose(statement),
    ...(decision ? [`**Decision:** ${prose(decision)}`] : []),
    ...(why ? [`**Why:** ${prose(why)}`] : []),
  ];
  const proof = groupByLine(tests).map((group) => testLine(group, link));
  const cells = [
    id,
    parts.join('<br>'),
    kindWords(requirement),
    requirement.proved ? 'yes' : '**no**',
    proof.length > 0 ? proof.join('<br>') : 'none',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The whole report. `link` draws the way from the report to a line of source. */
export function renderMarkdown(trace: Trace, link: SourceLink): string {
  const { sections, problems, extra, commit, results } = trace;
  const gone = goneLines(trace.gone).flatMap(({ statement, titles }) => [
    `- ${escaped(statement)}`,
    ...titles.map((title) => `  - ${escaped(title)}`),
  ]);
  const blocks = [
    '# Requirement trace',
    `${verdict(trace)}${commit ? ` Commit ${commit}.` : ''}`,
    ...(problems.length > 0
      ? ['## Problems', problems.map((problem) => `- ${escaped(problemLine(problem))}`).join('\n')]
      : []),
    ...(gone.length > 0 ? ['## Tests that went', gone.join('\n')] : []),
    '## Sections',
    [
      '| Section | Statements | Proved |',
      '|---|--:|--:|',
      ...sections.map(({ heading, requirements, proved }) => `| ${heading} | ${requirements.length} | ${proved} |`),
    ].join('\n'),
    ...sections.flatMap(({ heading, requirements }) => [
      `## ${heading}`,
      [
        '| Id | Statement | Kind | Proved | Tests |',
        '|---|---|---|---|---|',
        ...requirements.map((requirement) => row(requirement, link)),
      ].join('\n'),
    ]),
    '## Tests outside the specification',
    extra.length > 0
      ? groupByLine(extra)
          .map((group) => `- ${testLine(group, link)}`)
          .join('\n')
      : 'There are none.',
    '## Results read',
    results.map(({ file, ranAt, tests }) => `- ${file}: ${counted(tests, 'test run')}, ${ranAt}`).join('\n') || 'None.',
  ];
  return `${blocks.join('\n\n')}\n`;
}
