declare module 'virtual:catalogue/shell' {
  const view: ReturnType<typeof import('./views').shellView> & {
    /** The day for which this build is true, `YYYY-MM-DD`. */
    builtOn: string;
    /** `true` while a value of the catalogue is a sample. */
    isDemonstration: boolean;
  };
  export = view;
}

declare module 'virtual:catalogue/menu' {
  /** Categories of the programmes menu. */
  export const menu: import('./views').MenuCategory[];
  /** Titles and headings of the pages that the search finds: no programmes, home or not-found. */
  export const pages: ReturnType<typeof import('./views').pagesView>;
}

declare module 'virtual:catalogue/facts' {
  /** The facts of every programme, in the order of the catalogue. */
  export const facts: import('./views').ProgrammeFacts[];
  /** The centre's breaks, and the holidays that take a lesson of an intake, in order. */
  export const closures: import('./lessons').Closure[];
}

declare module 'virtual:catalogue/cardDetails' {
  /** Listed path of a programme → its takeaway, and the shares of its modules. */
  export const cardDetails: Record<string, import('./views').CardDetails>;
}

declare module 'virtual:catalogue/schedules' {
  /** Name of an intake → its payment days, number of lessons, and closures that take one. */
  export const schedules: ReturnType<typeof import('./lessons').schedulesView>;
  /** Listed path of a programme with notice → what comes back at least, in rand, after each of its weeks or months. */
  export const refunds: Record<string, number[]>;
}

declare module 'virtual:catalogue/sizes' {
  /**
   * Listed path of a programme → size of its brochure, in bytes. Empty in `npm run dev` and in specs, which make no
   * brochures.
   */
  export const brochureSizes: Record<string, number>;
  /** Totals of the manual accessibility verdicts. */
  export const verdictTotals: import('./views').VerdictTotals;
  /** Listed path of a programme → its registered qualification, where it leads to one. */
  export const qualifications: Record<string, import('./views').Qualification>;
}
