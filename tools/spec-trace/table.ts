/** The trace as one plain table, for a browser and for the summary of a job. */
import type { Row, Trace } from './trace';

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('|', '&#124;');

function row({ id, statement, decision, why, isProved, layers, tests }: Row): string {
  const places = [...new Set(tests.map(({ file, line }) => `${file}:${line}`))];
  const words = [statement, decision, why].filter((part) => part !== undefined).map(text);
  const cells = [words.join('<br>'), isProved ? 'proved' : 'NOT PROVED', layers.join(', '), places.join('<br>')];
  return `<tr id="${id}"><th scope="row">${id}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

/** The verdict, the problems, and a row for each statement. */
export const asTable = ({ verdict, problems, rows }: Trace): string =>
  `<h1>Requirement trace</h1><p>${verdict}</p>
<ul>${problems.map((problem) => `<li>${text(problem)}</li>`).join('\n')}</ul>
<table><thead><tr><th>Id<th>Statement, decision, reason<th>Proved<th>Layers<th>Tests</tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table>
`;
