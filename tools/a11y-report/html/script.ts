/** The script of the report's first page: filters the states by page, criterion and result. All is visible without it. */
export const script = `
const controls = document.getElementById('filter');
const [page, criterion, result] = ['page', 'criterion', 'result'].map((id) => document.getElementById(id));
const count = document.getElementById('count');
const groups = [...document.querySelectorAll('#states tbody')].map((element) => ({
  element,
  rows: [...element.querySelectorAll('tr[data-outcomes]')],
}));
const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);

function filter() {
  let shown = 0;
  for (const { element, rows } of groups) {
    let left = 0;
    for (const row of rows) {
      const all = row.dataset.outcomes;
      const outcomes = criterion.value === '' ? all : all[Number(criterion.value)];
      const wanted = (!page.value || element.dataset.path === page.value) && (!result.value || outcomes.includes(result.value));
      row.hidden = !wanted;
      if (wanted) left += 1;
    }
    element.hidden = left === 0;
    shown += left;
  }
  count.textContent = shown === total ? 'All ' + total + ' states shown' : shown + ' of ' + total + ' states shown';
}

controls.hidden = false;
controls.addEventListener('change', filter);
filter();
`;
