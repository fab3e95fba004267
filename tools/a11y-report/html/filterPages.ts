/**
 * The script of the report's first page: filters the pages by criterion and result. It runs in the page as it stands
 * here, so it uses nothing from outside itself. All is visible without it.
 */
export function filterPages(): void {
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const chosen = (id: string) => (find(id) as HTMLSelectElement).value;
  const rows = [...document.querySelectorAll<HTMLElement>('#pages tr[data-outcomes]')];

  function filter() {
    const [criterion, result] = [chosen('criterion'), chosen('result')];
    for (const row of rows) {
      const all = row.dataset.outcomes ?? '';
      row.hidden = !(criterion === '' ? all : all.charAt(Number(criterion))).includes(result);
    }
    const shown = rows.filter((row) => !row.hidden).length;
    find('count').textContent =
      `${shown === rows.length ? 'All' : `${shown} of`} ${rows.length} pages and brochures shown`;
  }

  const controls = find('filter');
  controls.hidden = false;
  controls.addEventListener('change', filter);
  filter();
}
