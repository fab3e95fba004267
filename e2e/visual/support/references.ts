/** List, names and places of the reference pictures. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const REFERENCES = join(import.meta.dirname, '../reference');
const INDEX = join(import.meta.dirname, '../../../reports/storybook/index.json');

/** Largest size of a picture, and of all together, in bytes. */
export const LARGEST = 10_000;
const MOST = 6_000_000;

/** An entry of Storybook's own index. */
export interface Story {
  id: string;
  /** As `ui/Button`. */
  title: string;
  name: string;
  /** `narrowest`, `phone`, `wide`: windows. `layout`, `narrowest`, `paper`: one light picture. `no-picture`: none. */
  tags: string[];
}

/** Width of a window, in CSS px. */
export type Width = 320 | 390 | 1280;
export type Appearance = 'light' | 'dark' | 'forced';

/** A window for a story, and the appearances of its pictures there. */
export interface Drawing {
  width: Width;
  appearances: Appearance[];
}

/** Every story in Storybook's order; none before it is built. */
export function stories(): Story[] {
  if (!existsSync(INDEX)) return [];
  const { entries } = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Story & { type: string }> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The windows that a story asks for by a tag. */
const WINDOWS: Record<string, Width> = { narrowest: 320, phone: 390, wide: 1280 };

/** Tags of stories with one light picture, because another story of the component shows all colours. */
const LAYOUT_ALONE = ['layout', 'narrowest', 'paper'];

/** Pictures of a story: three, the dark one on a phone; or one light picture; or none. */
export function drawingsOf({ tags }: Story): Drawing[] {
  const chosen = tags.flatMap((tag) => WINDOWS[tag] ?? []);
  const [width = 1280, other = width]: Width[] = chosen.length > 0 ? chosen : [1280, 390];
  const widths = new Set([width, other]);
  if (tags.includes('no-picture')) return [...widths].map((of) => ({ width: of, appearances: [] }));
  if (LAYOUT_ALONE.some((tag) => tags.includes(tag))) return [{ width: other, appearances: ['light'] }];
  if (widths.size === 1) return [{ width, appearances: ['light', 'dark', 'forced'] }];
  return [
    { width, appearances: ['light', 'forced'] },
    { width: other, appearances: ['dark'] },
  ];
}

/** The name of a story's picture below the references, without `.png`. */
export function nameOf({ id, title }: Story, width: Width, appearance: Appearance): string {
  const folder = title.toLowerCase().replaceAll(/[^a-z/]+/g, '-');
  return `${folder}/${id.slice(id.indexOf('--') + 2)}-${width}-${appearance}`;
}

/** The parts of a page that are pictured: the first view, and the whole at a quarter of its size. */
export const PAGE_PARTS = ['fold', 'whole'] as const;

/** The name of a page's picture below the references, without `.png`. */
export const nameOfPage = (page: string, width: number, part: (typeof PAGE_PARTS)[number]) =>
  `pages/${page}-${width}-${part}`;

/** Names of the existing reference pictures, and their sizes in bytes. */
export function references(): { name: string; size: number }[] {
  if (!existsSync(REFERENCES)) return [];
  return readdirSync(REFERENCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.png'))
    .map((file) => ({ name: file.slice(0, -'.png'.length), size: statSync(join(REFERENCES, file)).size }));
}

/** A line for each reference picture that is too large, and for all together. */
export function sizeFaults(): string[] {
  const all = references();
  const sum = all.reduce((bytes, { size }) => bytes + size, 0);
  return [
    ...all.filter(({ size }) => size >= LARGEST).map(({ name, size }) => `${name} has ${size} bytes of ${LARGEST}`),
    ...(sum > MOST ? [`all have ${sum} bytes of ${MOST}`] : []),
  ];
}
