/** The parts of the code that are mutated apart, each against the specs of its own: a mutant is tried in seconds. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createFilter } from 'vite';
import { isMutated } from './options';

/** One part of `src/` and the specs that hold it, as patterns relative to the repository. */
export interface Area {
  /** Its report is `reports/mutation/<name>.json`. */
  name: string;
  files: string[];
  specs: string[];
}

const screens = (...names: string[]) => names.map((name) => `spec/s2-screens/${name}.spec.tsx`);

/** A file belongs to the first area that names it. */
export const areas: readonly Area[] = [
  { name: 'services', files: ['src/services/**'], specs: ['spec/s7-calls/*.spec.ts', 'spec/s1-backends.spec.ts'] },
  { name: 'start', files: ['src/{main.ts,start.tsx}'], specs: screens('first-script', 'start') },
  { name: 'catalogue', files: ['src/{catalogue/**,*.ts,prerender.tsx,ui/format.ts}'], specs: ['spec/*.spec.ts'] },
  { name: 'floating', files: ['src/shell/floating/Floating.tsx'], specs: screens('floating') },
  {
    name: 'promotion',
    files: ['src/shell/navigation/{PromotionBar.tsx,useMeasuredHeight.ts}'],
    specs: screens('promotion-bar'),
  },
  { name: 'footer', files: ['src/shell/{scrolling.ts,footer/**}'], specs: screens('footer') },
  {
    name: 'panels',
    files: [
      'src/shell/navigation/{MobileMenu,Panel*,useLazyPart}.{ts,tsx}',
      'src/shell/programmes-menu/{MobileProgrammes,ProgrammesEntry,useFocusHandover,useHydrated}.{ts,tsx}',
    ],
    specs: screens('mobile', 'panels'),
  },
  {
    name: 'menu',
    files: ['src/shell/programmes-menu/**'],
    specs: [
      ...screens('programmes-dropdown', 'search-hiding', 'menu-catalogue'),
      'spec/{s5-validation,s8-errors}.spec.tsx',
    ],
  },
  {
    name: 'routes',
    files: [
      'src/shell/page-area/{PageArea,PageErrorBoundary,LoadingOverlay,RouteFocus}.tsx',
      'src/shell/page-area/{lazyPage,reloadOnce,routes,usePrefetch,useViewRecord}.ts',
    ],
    specs: [...screens('page-area', 'slow-page', 'loading-overlay', 'routes'), 'spec/s8-pages.spec.tsx'],
  },
  { name: 'bars', files: ['src/{App.tsx,shell/**}'], specs: [...screens('navigation-bar'), 'spec/s4-states.spec.tsx'] },
  { name: 'pages', files: ['src/**'], specs: ['spec/s1-*.spec.tsx'] },
];

/** The area of the file at `path`, relative to the repository at `root`. */
export function areaOf(root: string, path: string): Area | undefined {
  return areas.find(({ files }) => createFilter(files, [], { resolve: root })(join(root, path)));
}

/** Every file that is mutated, relative to the repository at `root`. */
export function mutatedFiles(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((path) => isMutated(root, path))
    .sort();
}
