/**
 * The script of the sheets: keeps a draft, has room for pages that differ, and saves `judgements.json`. It is written into
 * the pack as it stands here, so it uses nothing from outside itself.
 */
export function judge(): void {
  const form = document.querySelector('form') as HTMLFormElement;
  const said = document.querySelector('#said') as HTMLElement;
  const { commit, evidence, bases } = JSON.parse(document.querySelector('#shown')?.textContent ?? '') as {
    commit: string;
    evidence: Record<string, string>;
    bases: Record<string, string[]>;
  };
  const KEY = `judgements of ${commit}`;
  const all = () => [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);

  /** Leaves one empty group of fields in each sheet; `least` groups at least. */
  function makeRoom(sheet: Element, least = 1): void {
    const groups = () => [...sheet.querySelectorAll<HTMLFieldSetElement>('[data-page]')];
    const isUsed = (group: Element | undefined) => group?.querySelector('select')?.value !== '';
    while (groups().length < least || isUsed(groups().at(-1))) {
      const [first] = groups();
      const number = groups().length + 1;
      const copy = first?.cloneNode(true) as HTMLElement;
      for (const field of copy.querySelectorAll<HTMLInputElement>('[name]')) field.value = '';
      for (const field of copy.querySelectorAll('[id]')) field.id += `-${number}`;
      for (const label of copy.querySelectorAll('label')) label.htmlFor += `-${number}`;
      groups().at(-1)?.after(copy);
    }
  }

  function judgements() {
    const fields = all();
    const [by, date] = ['by', 'date'].map((name) => fields.find(([key]) => key === name)?.[1].trim() ?? '');
    return Object.entries(bases).flatMap(([criterion, basis]) => {
      const of = (name: string) =>
        fields.flatMap(([key, value]) => (key === `${criterion} ${name}` ? value.trim() : []));
      const [[verdict], [note = ''], paths, differs, why] = [
        of('verdict'),
        of('note'),
        of('path'),
        of('differs'),
        of('why'),
      ];
      const pages = paths.map((path, at) => ({ path, verdict: differs[at] ?? '', note: why[at] ?? '' }));
      const differing = pages.filter((page) => page.path !== '' && page.verdict !== '');
      return verdict ? { criterion, verdict, note, pages: differing, by, date, basis } : [];
    });
  }

  function keep(): void {
    const count = `${judgements().length} judged.`;
    try {
      localStorage.setItem(KEY, JSON.stringify(all()));
      said.textContent = `${count} A draft is kept in this browser.`;
    } catch {
      said.textContent = `${count} This browser keeps no draft: save before you leave.`;
    }
  }

  /** Fills the fields from the draft: of fields with one name, the first gets the first value. */
  function take(draft: [name: string, value: string][]): void {
    for (const sheet of document.querySelectorAll<HTMLElement>('[data-sheet]'))
      makeRoom(sheet, draft.filter(([name]) => name === `${sheet.dataset.sheet} path`).length);
    for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
      const at = draft.findIndex(([name]) => name === field.name);
      if (field.type === 'radio') field.checked = field.value === (draft[at]?.[1] ?? '');
      else if (at >= 0) field.value = draft.splice(at, 1)[0]?.[1] ?? '';
    }
  }

  (document.querySelector('[name=date]') as HTMLInputElement).value = new Date().toISOString().slice(0, 10);
  try {
    take(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    // A browser that keeps nothing has no draft.
  }
  form.addEventListener('change', ({ target }) => {
    const sheet = (target as Element).closest('[data-sheet]');
    if (sheet) makeRoom(sheet);
    keep();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const own = judgements();
    const keys = new Set(own.flatMap(({ basis }) => basis));
    const shown = Object.fromEntries(Object.entries(evidence).filter(([key]) => keys.has(key)));
    const file = JSON.stringify({ version: 1, commit, evidence: shown, judgements: own }, null, 1);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${file}\n`], { type: 'application/json' }));
    link.download = 'judgements.json';
    link.click();
    said.textContent = `Saved ${own.length} verdicts as judgements.json.`;
  });
}
