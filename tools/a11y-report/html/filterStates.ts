/**
 * The script of the report's first page: filters the states by page, criterion and result. It runs in the page as it
 * stands here, so it uses nothing from outside itself. All is visible without it.
 */
export function filterStates(): void {
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const controls = find('filter');
  const chosen = (id: string) => (find(id) as HTMLSelectElement).value;
  const groups = [...document.querySelectorAll<HTMLElement>('#states tbody')].map((element) => ({
    element,
    rows: [...element.querySelectorAll<HTMLElement>('tr[data-outcomes]')],
  }));
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);

  function filter() {
    const [page, criterion, result] = [chosen('page'), chosen('criterion'), chosen('result')];
    let shown = 0;
    for (const { element, rows } of groups) {
      let left = 0;
      for (const row of rows) {
        const all = row.dataset.outcomes ?? '';
        const outcomes = criterion === '' ? all : all.charAt(Number(criterion));
        const wanted = (!page || element.dataset.path === page) && (!result || outcomes.includes(result));
        row.hidden = !wanted;
        if (wanted) left += 1;
      }
      element.hidden = left === 0;
      shown += left;
    }
    find('count').textContent = `${shown === total ? 'All' : `${shown} of`} ${total} states shown`;
  }

  controls.hidden = false;
  controls.addEventListener('change', filter);
  filter();
}
