/**
 * The script of the report page: filters the statements by text and by proof, and says how many are left. It runs in the
 * page as it stands here, so it uses nothing from outside itself.
 */
export function filterStatements(): void {
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  const controls = find('#filter');
  const query = find('#query') as HTMLInputElement;
  const choices = [...controls.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const outside = find('#outside');
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')].map((element) => ({
    element,
    rows: [...element.querySelectorAll<HTMLElement>('[data-proved]')].map((row) => ({
      row,
      text: row.textContent.toLowerCase(),
    })),
  }));
  const total = sections.reduce((sum, { rows }) => sum + rows.length, 0);

  function filter() {
    const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    const proved = choices.find(({ checked }) => checked)?.value ?? '';
    let shown = 0;
    for (const { element, rows } of sections) {
      let left = 0;
      for (const { row, text } of rows) {
        const wanted = (!proved || row.dataset.proved === proved) && words.every((word) => text.includes(word));
        row.hidden = !wanted;
        if (wanted) left += 1;
      }
      element.hidden = left === 0;
      shown += left;
    }
    outside.hidden = words.length > 0 || proved !== '';
    find('#count').textContent = `${shown === total ? 'All' : `${shown} of`} ${total} statements shown`;
  }

  function showAll() {
    query.value = '';
    for (const choice of choices) choice.checked = choice.value === '';
    filter();
  }

  controls.hidden = false;
  controls.addEventListener('input', filter);
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (link && document.getElementById(link.hash.slice(1))?.closest('[hidden]')) showAll();
  });
  filter();
}
