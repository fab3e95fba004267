/** Completeness of the storybook, read from the sources: every component has a story. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['ui', 'sections', 'shell'];
/** Components that draw nothing of their own: their output is in the page's head, or belongs to their caller. */
const UNSEEN = [
  'src/ui/PageTitle.tsx',
  'src/ui/Filled.tsx',
  'src/ui/LoadingStatus.tsx',
  'src/shell/page-area/Alias.tsx',
];

const sources = FOLDERS.flatMap((room) =>
  readdirSync(join('src', room), { recursive: true, encoding: 'utf8' }).map((file) =>
    join('src', room, file).replaceAll('\\', '/'),
  ),
).filter((file) => file.endsWith('.tsx'));
const isStories = (file: string) => file.endsWith('.stories.tsx');
const stories = sources.filter(isStories).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Any example, and each kind that it draws in a story. */
const EXAMPLES = 'src/sections/programme/examples';
const examples = [
  ...readFileSync(`${EXAMPLES}/Examples.stories.tsx`, 'utf8').matchAll(/^export const (\w+): Story/gm),
].map(([, kind]) => `${EXAMPLES}/${kind}.tsx`);

/** Files of the components that a file of stories shows. */
function shownBy({ file, text }: { file: string; text: string }): string[] {
  const [, component = ''] = /\n {2}component: (\w+),/.exec(text) ?? [];
  const [, others = ''] = /\n {2}subcomponents: \{([^}]*)\}/.exec(text) ?? [];
  const shown = new Set([component, ...others.split(',').map((name) => name.trim())]);
  return [...text.matchAll(/import \{([^}]*)\} from '(\.[^']*)'/g)]
    .filter(([, names = '']) => names.split(',').some((name) => shown.has(name.trim())))
    .map(([, , path = '']) => `${join(dirname(file), path).replaceAll('\\', '/')}.tsx`);
}

describe('the stories', () => {
  it('every component is shown by a story', () => {
    const shown = new Set([...UNSEEN, ...examples, ...stories.flatMap(shownBy)]);
    const components = sources.filter((file) => !isStories(file));
    expect(components.length).toBeGreaterThan(40);
    expect(components.filter((file) => !shown.has(file))).toEqual([]);
  });
});
