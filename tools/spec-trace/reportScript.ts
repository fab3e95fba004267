/** The script of the report page: filters the statements by text and by proof, and says how many are left. */
export const reportScript = `
const controls = document.getElementById('filter');
const query = document.getElementById('query');
const choices = [...controls.querySelectorAll('input[type=radio]')];
const count = document.getElementById('count');
const outside = document.getElementById('outside');
const sections = [...document.querySelectorAll('.filtered')].map((element) => ({
  element,
  rows: [...element.querySelectorAll('.requirement')].map((row) => ({ row, text: row.textContent.toLowerCase() })),
}));
const total = sections.reduce((sum, { rows }) => sum + rows.length, 0);

function filter() {
  const words = query.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const proved = choices.find(({ checked }) => checked).value;
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
  count.textContent = shown === total ? 'All ' + total + ' statements shown' : shown + ' of ' + total + ' statements shown';
}

function showAll() {
  query.value = '';
  choices[0].checked = true;
  filter();
}

controls.hidden = false;
controls.addEventListener('input', filter);
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="#"]');
  const target = link && document.getElementById(link.hash.slice(1));
  if (target?.closest('[hidden]')) showAll();
});
filter();
`;
