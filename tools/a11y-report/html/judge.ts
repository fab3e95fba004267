/**
 * The script of the sheets: keeps a draft, adds pages that differ, loads an earlier file and saves `judgements.json`. It
 * runs in the page as it stands here, so it uses nothing from outside itself.
 */
export function judge(): void {
  type Page = { path: string; verdict: string; note: string };
  type Entry = {
    criterion: string;
    verdict: string;
    note: string;
    pages: Page[];
    by: string;
    date: string;
    basis: string[];
  };
  type File = { evidence: Record<string, string>; judgements: Entry[] };

  const at = <Kind extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as Kind;
  const { commit, evidence, verdicts, bases } = JSON.parse(at('shown').textContent ?? '') as {
    commit: string;
    evidence: Record<string, string>;
    verdicts: Record<string, string>;
    bases: Record<string, string[]>;
  };
  const KEY = `judgements of ${commit}`;
  const sheets = [...document.querySelectorAll<HTMLElement>('[data-sheet]')];
  const say = (words: string) => {
    at('said').textContent = words;
  };
  /** Verdicts of an earlier file on criteria that have no sheet here. */
  let others: Entry[] = [];
  /** What they, and those that are left as they were, were given for. */
  let earlier: File = { evidence: {}, judgements: [] };
  const differing = new Map<string, Page[]>(sheets.map(({ dataset }) => [dataset.sheet ?? '', []]));

  const part = <Kind extends HTMLElement = HTMLInputElement>(criterion: string, name: string) =>
    at<Kind>(`s-${criterion.replaceAll('.', '-')}-${name}`);
  const radios = (criterion: string) => [
    ...document.querySelectorAll<HTMLInputElement>(`input[name="s-${criterion.replaceAll('.', '-')}"]`),
  ];

  function list(sheet: HTMLElement): void {
    const pages = differing.get(sheet.dataset.sheet ?? '') ?? [];
    const items = pages.map((page, index) => {
      const item = document.createElement('li');
      const remove = document.createElement('button');
      remove.type = 'button';
      remove.textContent = `Remove ${page.path}`;
      remove.addEventListener('click', () => {
        pages.splice(index, 1);
        list(sheet);
        keep();
        sheet.querySelector<HTMLElement>('summary')?.focus();
        say(`${page.path} removed.`);
      });
      item.append(`${page.path}: ${verdicts[page.verdict]?.toLowerCase()}. ${page.note} `, remove);
      return item;
    });
    const place = sheet.querySelector<HTMLElement>('[data-pages]');
    place?.replaceChildren(...items);
    place?.toggleAttribute('hidden', items.length === 0);
  }

  /** What is on the page now. A verdict that is the earlier file's own keeps its author, its day and its basis. */
  function entries(): Entry[] {
    const own = sheets.flatMap(({ dataset: { sheet: criterion = '' } }) => {
      const verdict = radios(criterion).find(({ checked }) => checked)?.value ?? '';
      if (verdict === '') return [];
      const said = {
        criterion,
        verdict,
        note: part(criterion, 'note').value.trim(),
        pages: differing.get(criterion) ?? [],
      };
      const before = earlier.judgements.find((entry) => entry.criterion === criterion);
      const isSame =
        before &&
        JSON.stringify({ ...said, by: 0, date: 0, basis: 0 }) ===
          JSON.stringify({ ...before, by: 0, date: 0, basis: 0 });
      return isSame && before.by
        ? [before]
        : [{ ...said, by: at('by').value.trim(), date: at('date').value.trim(), basis: bases[criterion] ?? [] }];
    });
    return [...own, ...others];
  }

  function file() {
    const judgements = entries();
    const isEarlier = (entry: Entry) => earlier.judgements.includes(entry);
    // What an earlier verdict was given for stays beside what the new ones are given for.
    const shown: Record<string, string> = {};
    const named = judgements.map((entry) => ({
      ...entry,
      basis: entry.basis.map((key) => {
        const text = (isEarlier(entry) ? earlier.evidence[key] : evidence[key]) ?? '';
        let name = key;
        while (shown[name] !== undefined && shown[name] !== text) name += ' (earlier)';
        shown[name] = text;
        return name;
      }),
    }));
    return { version: 1, commit, evidence: shown, judgements: named };
  }

  function keep(): void {
    const count = entries().length;
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ by: at('by').value, date: at('date').value, site: at('site').value, file: file() }),
      );
      say(`${count} judged. A draft is kept in this browser.`);
    } catch {
      say(`${count} judged. This browser keeps no draft: save before you leave.`);
    }
  }

  function take(from: File): void {
    earlier = from;
    others = from.judgements.filter(({ criterion }) => !differing.has(criterion));
    for (const sheet of sheets) {
      const { sheet: criterion = '' } = sheet.dataset;
      const entry = from.judgements.find((each) => each.criterion === criterion);
      for (const radio of radios(criterion)) radio.checked = radio.value === (entry?.verdict ?? '');
      part(criterion, 'note').value = entry?.note ?? '';
      differing.set(criterion, [...(entry?.pages ?? [])]);
      list(sheet);
    }
  }

  function open(): void {
    const site = at('site').value.replace(/\/+$/, '');
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-path]'))
      link.href = `${site}${link.dataset.path}`;
    for (const part of document.querySelectorAll<HTMLElement>('[data-evidence]'))
      part.setAttribute(
        part.tagName === 'A' ? 'href' : 'src',
        `${part.dataset.evidence}?site=${encodeURIComponent(site)}`,
      );
  }

  at('who').hidden = false;
  at('date').value = new Date().toISOString().slice(0, 10);
  try {
    const draft = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (draft) {
      for (const id of ['by', 'date', 'site']) at(id).value = draft[id];
      take(draft.file);
      open();
    }
  } catch {
    // A browser that keeps nothing has no draft.
  }
  document.addEventListener('change', ({ target }) => {
    if (target === at('earlier')) return;
    if (target === at('site')) open();
    keep();
  });
  for (const sheet of sheets) {
    const { sheet: criterion = '' } = sheet.dataset;
    sheet.querySelector('[data-add]')?.addEventListener('click', () => {
      const [path, verdict, why] = ['path', 'differs', 'why'].map((name) => part(criterion, name));
      if (!path || !verdict || !why) return;
      const pages = (differing.get(criterion) ?? []).filter((page) => page.path !== path.value);
      differing.set(criterion, [...pages, { path: path.value, verdict: verdict.value, note: why.value.trim() }]);
      why.value = '';
      list(sheet);
      keep();
    });
  }
  at('earlier').addEventListener('change', async () => {
    try {
      const loaded = JSON.parse((await at('earlier').files?.[0]?.text()) ?? '') as File;
      take(loaded);
      keep();
      say(`${loaded.judgements.length} verdicts loaded.`);
    } catch {
      say('That file is no judgements.json.');
    }
  });
  at<HTMLButtonElement>('save').addEventListener('click', () => {
    const wrong = at('by').value.trim() === '' ? 'by' : /^\d{4}-\d\d-\d\d$/.test(at('date').value) ? '' : 'date';
    if (wrong) {
      at(wrong).focus();
      say(wrong === 'by' ? 'Not saved: give your name first.' : 'Not saved: give the day as 2026-11-21.');
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${JSON.stringify(file(), null, 1)}\n`], { type: 'application/json' }));
    link.download = 'judgements.json';
    link.click();
    say(`Saved ${entries().length} verdicts as judgements.json.`);
  });
}
