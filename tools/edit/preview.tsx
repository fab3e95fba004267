/** The frame of the preview: draws the site with the draft that the editor sends. */
import '../../src/theme/global.css';
import { facts } from 'virtual:catalogue/facts';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/App';
import type { Programme } from '../../src/catalogue/schema';
import type { WorkWindow } from '../../src/catalogue/workSchema';
import { loadFonts } from '../../src/client/loadFonts';
import { ProgrammePage } from '../../src/sections/programme/ProgrammePage';

/** Where the content of a file without a page of its own is seen. */
const SEEN_ON: Record<string, string> = {
  intakes: '/intake-blocks',
  breaks: '/intake-blocks',
  organisation: '/about',
  roles: '/about',
  engagement: '/corporate-training/ethical-ai',
  codeCurious: '/programPricing',
};

const files = import.meta.glob<object>('../../src/catalogue/**/*.yaml', { eager: true, import: 'default' });

/** Puts the content of `draft` into `target`, which the page's modules hold. */
function replace(target: Record<string, unknown>, draft: Record<string, unknown>): void {
  if (Array.isArray(target)) target.length = Array.isArray(draft) ? draft.length : 0;
  for (const name of Object.keys(target)) if (!(name in draft)) delete target[name];
  for (const [name, value] of Object.entries(draft)) {
    const held = target[name];
    const isSameKind =
      typeof value === 'object' && typeof held === 'object' && Array.isArray(value) === Array.isArray(held);
    if (isSameKind && value && held) replace(held as Record<string, unknown>, value as Record<string, unknown>);
    else target[name] = value;
  }
}

type Examples = Record<string, ComponentType<{ window: WorkWindow }>>;
const examples = Object.values(
  import.meta.glob<Examples>('../../src/sections/programme/examples/*Example.ts', { eager: true }),
).flatMap((module) => Object.values(module));

/** Each example draws its own kind, and nothing of another. */
function AnyExample({ window }: { window: WorkWindow }) {
  return examples.map((Example, index) => <Example key={String(index)} window={window} />);
}

const root = createRoot(document.getElementById('root') as HTMLElement);
let drawn = 0;

addEventListener(
  'message',
  ({ origin, data }: MessageEvent<{ file: string; content: Record<string, unknown>; scheme: string }>) => {
    if (origin !== location.origin || !data.content) return;
    const { file, content, scheme } = data;
    document.documentElement.style.colorScheme = scheme;
    drawn += 1;
    const held = files[`../../${file}`] as Record<string, unknown> | undefined;
    if (held) replace(held, content);
    const fact = facts.find(({ path }) => path === content.path);
    for (const name of fact ? Object.keys(fact) : [])
      if (name in content) Object.assign(fact as object, { [name]: content[name] });
    const name = file.replace(/.*\/|\.yaml/g, '');
    const path = typeof content.path === 'string' && held ? content.path : (SEEN_ON[name] ?? '/');
    flushSync(() =>
      root.render(
        <MemoryRouter key={drawn} initialEntries={[path]}>
          {held ? <App /> : <ProgrammePage programme={content as unknown as Programme} Example={AnyExample} />}
        </MemoryRouter>,
      ),
    );
  },
);

void loadFonts();
