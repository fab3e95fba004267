declare module 'virtual:catalogue/shell' {
  const view: import('./views').ShellView;
  export const nextIntakes: typeof view.nextIntakes;
  export const programmePaths: typeof view.programmePaths;
  export const aliases: typeof view.aliases;
}

declare module 'virtual:catalogue/menu' {
  /** The categories of the programmes' menu. */
  export const menu: import('./views').MenuCategory[];
}

declare module 'virtual:catalogue/day' {
  /** The day for which this build is true, `YYYY-MM-DD`. */
  export const builtOn: string;
}

declare module 'virtual:catalogue/facts' {
  /** The facts of every programme, in the order of the catalogue. */
  export const facts: import('./views').ProgrammeFacts[];
}

declare module 'virtual:catalogue/plans' {
  /** Canonical path of a programme → its plan. */
  export const plans: Record<string, import('./views').Plan>;
}

declare module 'virtual:catalogue/pages' {
  /** The names of every page that is not a programme's. */
  export const pages: import('./views').NamedPage[];
}

declare module 'virtual:catalogue/judged' {
  /** What people have judged of the site's accessibility. */
  export const judged: import('./views').JudgedView;
}

declare module 'virtual:catalogue/brochures' {
  /** Canonical path of a programme → size of its brochure, in bytes. Empty under `npm run dev` and in the specs, which draw none. */
  export const brochureSizes: Record<string, number>;
}

declare module '~react-pages' {
  const routes: import('react-router-dom').RouteObject[];
  export default routes;
}
