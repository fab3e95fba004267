/** What a change does, as one comment on its pull request. */
import type { Reports, Suite } from './read';

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

/** The names of the pictures that are not as their reference, from the two that stand side by side for each. */
function differing({ suites = [], specs = [] }: Suite): string[] {
  const attachments = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap((one) => one.attachments)),
  );
  const names = attachments.flatMap(({ name }) => /^(.*)-actual\.png$/.exec(name)?.[1] ?? []);
  return [...suites.flatMap(differing), ...names];
}

const seen = (address: string | undefined, word: string) =>
  address ? `<img src="${address}" alt="${word}" width="320">` : '';

/** What the components and pages look like: what differs from its reference, and the references that the change brings. */
function looks({ compared, references }: Reports): string[] | undefined {
  if (!compared && !references) return undefined;
  const MOST = 60;
  const unlike = compared ? differing(compared) : [];
  const changed = references ?? [];
  const rows = changed.slice(0, MOST).map(({ name, before, now }) => [name, seen(before, 'before'), seen(now, 'now')]);
  return [
    ...(compared
      ? [
          `${unlike.length} pictures are not as their reference${unlike.length > 0 ? '; both stand side by side in the artifact `pictures`:' : '.'}`,
        ]
      : []),
    ...(unlike.length > 0 ? ['', ...items(unlike)] : []),
    '',
    `${changed.length} reference pictures are changed${changed.length > MOST ? `; the first ${MOST}` : ''}.`,
    ...(rows.length > 0
      ? [
          '',
          '<details><summary>Before and now</summary>',
          '',
          ...table(['Picture', 'Before', 'Now'], rows),
          '',
          '</details>',
        ]
      : []),
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
    ['Looks', looks(head)],
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
