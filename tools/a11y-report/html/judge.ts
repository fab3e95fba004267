/**
 * The script of the pack: keeps a draft of the verdicts, and saves `judgements.json`. The pack gets the source of this
 * function, so it uses nothing from outside itself.
 */
export function judge(): void {
  const form = document.querySelector('form') as HTMLFormElement;
  const status = document.querySelector('#status') as HTMLElement;
  const { commit, paths, evidence, bases } = JSON.parse(document.querySelector('#shown')?.textContent ?? '') as {
    commit: string;
    paths: string[];
    evidence: Record<string, string>;
    bases: Record<string, string[]>;
  };
  const KEY = `judgements of ${commit}`;
  const all = () => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));

  function judgements() {
    const fields = all();
    const of = (...name: string[]) => fields[name.join(' ')] ?? '';
    const [by, date] = [of('by'), of('date')];
    return Object.entries(bases).flatMap(([criterion, basis]) => {
      const verdict = of(criterion, 'verdict');
      const pages = paths
        .map((path) => ({ path, verdict: of(criterion, path, 'verdict'), note: of(criterion, path, 'note') }))
        .filter((page) => page.verdict !== '');
      return verdict ? { criterion, verdict, note: of(criterion, 'note'), pages, by, date, basis } : [];
    });
  }

  function keep(): void {
    const count = `${judgements().length} judged.`;
    try {
      localStorage.setItem(KEY, JSON.stringify(all()));
      status.textContent = `${count} A draft is kept in this browser.`;
    } catch {
      status.textContent = `${count} This browser keeps no draft: save before you leave.`;
    }
  }

  (document.querySelector('[name=date]') as HTMLInputElement).value = new Date().toISOString().slice(0, 10);
  try {
    const draft: Record<string, string> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
      if (field.type === 'radio') field.checked = field.value === (draft[field.name] ?? '');
      else field.value = draft[field.name] ?? field.value;
    }
  } catch {
    // Without storage there is no draft.
  }
  form.addEventListener('change', keep);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const verdicts = judgements();
    const keys = new Set(verdicts.flatMap(({ basis }) => basis));
    const shown = Object.fromEntries(Object.entries(evidence).filter(([key]) => keys.has(key)));
    const file = JSON.stringify({ version: 1, commit, evidence: shown, judgements: verdicts }, null, 1);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${file}\n`], { type: 'application/json' }));
    link.download = 'judgements.json';
    link.click();
    status.textContent = `Saved ${verdicts.length} verdicts as judgements.json.`;
  });
}
