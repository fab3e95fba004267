/** What a change does, as one comment on its pull request. */
import type { Reports } from './read';

/** The comment is found by its first line, and kept up to date. */
export const MARK = '<!-- what this change does -->';

const table = (heads: string[], rows: string[][]) => [
  `| ${heads.join(' | ')} |`,
  `| ${heads.map(() => '---').join(' | ')} |`,
  ...rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
];
const items = (list: string[]) => list.map((one) => `- ${one}`);
const signed = (change: number) => (change > 0 ? `+${change}` : String(change));

function failures({ failures: lines = [] }: Reports): string[] {
  return lines.length > 0 ? ['```', ...lines, '```'] : ['Every check passed.'];
}

function statements(base: Reports, head: Reports): string[] | undefined {
  if (!head.trace) return undefined;
  const proved = ({ trace }: Reports) =>
    new Map(
      (trace?.sections ?? []).flatMap(({ requirements }) =>
        requirements.filter((one) => one.proved).map(({ id, statement }) => [id, statement] as const),
      ),
    );
  const [before, now] = [proved(base), proved(head)];
  const { proved: count, requirements } = head.trace.summary;
  const missing = (from: Map<string, string>, to: Map<string, string>) =>
    [...from].filter(([id]) => !to.has(id)).map(([id, text]) => `${id}: ${text}`);
  const lost = base.trace ? missing(before, now) : [];
  const gained = base.trace ? missing(now, before) : [];
  const gone = (head.trace.gone?.statements ?? []).flatMap(({ id, titles }) =>
    titles.map((title) => `${id}: ${title}`),
  );
  return [
    `${count} of ${requirements} statements are proved.`,
    ...(lost.length > 0 ? ['', '**Lost**', ...items(lost)] : []),
    ...(gained.length > 0 ? ['', '**Gained**', ...items(gained)] : []),
    ...(gone.length > 0
      ? ['', `<details><summary>Tests that went: ${gone.length}</summary>`, '', ...items(gone), '', '</details>']
      : []),
  ];
}

/** The first differences of `compared.md`: a comment takes no more than 65,536 characters. */
function accessibility({ accessibility: lines }: Reports): string[] | undefined {
  const MOST = 80;
  if (!lines || lines.length <= MOST) return lines;
  return [
    ...lines.slice(0, MOST),
    '',
    `And ${lines.length - MOST} more: \`compared.md\` of the run’s artifact \`accessibility\`.`,
  ];
}

function bytes(base: Reports, head: Reports): string[] | undefined {
  const [before, now] = [base.bytes, head.bytes];
  if (!before || !now) return undefined;
  const rows = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort().flatMap((path) => {
    const [was, is] = [before[path], now[path]];
    if (!is) return [[path, String(was?.html), 'gone', '', '']];
    if (!was) return [[path, 'new', String(is.html), '', String(is.first)]];
    const change = [is.html - was.html, is.first - was.first];
    if (change.every((one) => one === 0)) return [];
    return [
      [
        path,
        String(was.html),
        `${is.html} (${signed(change[0] ?? 0)})`,
        String(was.first),
        `${is.first} (${signed(change[1] ?? 0)})`,
      ],
    ];
  });
  if (rows.length === 0) return ['No page weighs more or less.'];
  return table(['Page', 'HTML before', 'HTML now', 'First visit before', 'First visit now'], rows);
}

function pictures({ pictures: differences }: Reports): string[] | undefined {
  if (!differences) return undefined;
  if (differences.length === 0) return ['No picture differs.'];
  const MOST = 40;
  const rows = [...differences]
    .sort((a, b) => b.pixels - a.pixels)
    .slice(0, MOST)
    .map(({ name, pixels, top }) => [name, String(pixels), `${top} px`]);
  return [
    `${differences.length} pictures differ${differences.length > MOST ? `; the ${MOST} that differ most` : ''}.`,
    '',
    ...table(['Picture', 'Pixels', 'From'], rows),
  ];
}

function speed(base: Reports, head: Reports): string[] | undefined {
  if (!base.bench || !head.bench) return undefined;
  const rows = head.bench.pages.flatMap(({ path, site }) => {
    const was = base.bench?.pages.find((page) => page.path === path)?.site;
    if (!was) return [];
    const scores = (one: typeof site) => [one.performance, one.accessibility, one.bestPractices, one.seo].join(' · ');
    const times = (one: typeof site) => `${Math.round(one.fcp)} / ${Math.round(one.lcp)} / ${Math.round(one.tbt)}`;
    return [[path, scores(was), scores(site), times(was), times(site)]];
  });
  return table(['Page', 'Scores before', 'Scores now', 'FCP / LCP / TBT ms before', 'now'], rows);
}

/** The comment in Markdown. `base` has what is known of the commit where the change began: nothing, where nothing was kept. */
export function changeReport(base: Reports, head: Reports): string {
  const parts: [string, string[] | undefined][] = [
    ['Checks', failures(head)],
    ['Statements', statements(base, head)],
    ['Accessibility', accessibility(head)],
    ['Bytes of a page, compressed', bytes(base, head)],
    ['Pictures', pictures(head)],
    ['Speed', speed(base, head)],
  ];
  const unknown = parts.filter(([, lines]) => lines === undefined).map(([name]) => name.toLowerCase());
  return [
    MARK,
    '## What this change does',
    ...parts.flatMap(([name, lines]) => (lines ? ['', `### ${name}`, '', ...lines] : [])),
    ...(unknown.length > 0 ? ['', `Not measured in this run: ${unknown.join(', ')}.`] : []),
    '',
  ].join('\n');
}
