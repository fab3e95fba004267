/** The frame of the preview: draws the site with the draft that the editor sends. */
import '../../src/theme/global.css';
import { facts } from 'virtual:catalogue/facts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/App';
import type { Programme } from '../../src/catalogue/schema';
import { loadFonts } from '../../src/client/loadFonts';
import { ProgrammePage } from '../../src/sections/programme/ProgrammePage';

/** Page that shows the content of a file without its own page. */
const SEEN_ON: Record<string, string> = {
  intakes: '/intake-blocks',
  breaks: '/intake-blocks',
  organisation: '/about',
  roles: '/about',
  engagement: '/corporate-training/ethical-ai',
  codeCurious: '/programPricing',
};

const files = import.meta.glob<object>('../../src/catalogue/**/*.yaml', { eager: true, import: 'default' });

/** Replaces the content of `target`, an object of the page's modules, by that of `draft`. */
function replace(target: Record<string, unknown>, draft: Record<string, unknown>): void {
  if (Array.isArray(target)) target.length = Array.isArray(draft) ? draft.length : 0;
  for (const name of Object.keys(target)) if (!(name in draft)) delete target[name];
  for (const [name, value] of Object.entries(draft)) {
    const current = target[name];
    const isSameKind =
      typeof value === 'object' && typeof current === 'object' && Array.isArray(value) === Array.isArray(current);
    if (isSameKind && value && current) replace(current as Record<string, unknown>, value as Record<string, unknown>);
    else target[name] = value;
  }
}

/** Shown for a draft without a field that the page needs; the preview returns with the field. */
const fault = document.querySelector('[role=status]') as HTMLElement;
const root = createRoot(document.getElementById('root') as HTMLElement, {
  onUncaughtError: () => fault.removeAttribute('hidden'),
});
let drawn = 0;

addEventListener('message', ({ origin, data }: MessageEvent<{ file: string; content: Record<string, unknown> }>) => {
  if (origin !== location.origin || !data.content) return;
  const { file, content } = data;
  drawn += 1;
  fault.hidden = true;
  const current = files[`../../${file}`] as Record<string, unknown> | undefined;
  if (current) replace(current, content);
  const fact = facts.find(({ path }) => path === content.path);
  for (const name of fact ? Object.keys(fact) : [])
    if (name in content) Object.assign(fact as object, { [name]: content[name] });
  const name = file.replace(/.*\/|\.yaml/g, '');
  const path = typeof content.path === 'string' && current ? content.path : (SEEN_ON[name] ?? '/');
  flushSync(() =>
    root.render(
      <MemoryRouter key={drawn} initialEntries={[path]} useTransitions={false}>
        {/* A new programme has no page file yet. */}
        {current ? <App /> : <ProgrammePage programme={content as unknown as Programme} />}
      </MemoryRouter>,
    ),
  );
});

void loadFonts();
