// Written by `npm run unit -- files -u`.
declare module '*/organisation.yaml' {
  const content: import('./partSchemas').PartOf<'organisation'>;
  export = content;
}
declare module '*/categories.yaml' {
  const content: import('./partSchemas').PartOf<'categories'>;
  export = content;
}
declare module '*/intakes.yaml' {
  const content: import('./partSchemas').PartOf<'intakes'>;
  export = content;
}
declare module '*/breaks.yaml' {
  const content: import('./partSchemas').PartOf<'breaks'>;
  export = content;
}
declare module '*/applying.yaml' {
  const content: import('./partSchemas').PartOf<'applying'>;
  export = content;
}
declare module '*/redirects.yaml' {
  const content: import('./partSchemas').PartOf<'redirects'>;
  export = content;
}
declare module '*/openLessons.yaml' {
  const content: import('./partSchemas').PartOf<'openLessons'>;
  export = content;
}
declare module '*/navigation.yaml' {
  const content: import('./partSchemas').PartOf<'navigation'>;
  export = content;
}
declare module '*/roles.yaml' {
  const content: import('./partSchemas').PartOf<'roles'>;
  export = content;
}
declare module '*/paiaManual.yaml' {
  const content: import('./partSchemas').PartOf<'paiaManual'>;
  export = content;
}
declare module '*/engagement.yaml' {
  const content: import('./partSchemas').PartOf<'engagement'>;
  export = content;
}
declare module '*/corporateIcons.yaml' {
  const content: import('./partSchemas').PartOf<'corporateIcons'>;
  export = content;
}
declare module '*/codeCurious.yaml' {
  const content: import('./partSchemas').PartOf<'codeCurious'>;
  export = content;
}
declare module '*/markedWork.yaml' {
  const content: import('./partSchemas').PartOf<'markedWork'>;
  export = content;
}
declare module '*/interface/formats.yaml' {
  const content: import('./partSchemas').PartOf<'interface/formats'>;
  export = content;
}
declare module '*/interface/common.yaml' {
  const content: import('./partSchemas').PartOf<'interface/common'>;
  export = content;
}
declare module '*/interface/facts.yaml' {
  const content: import('./partSchemas').PartOf<'interface/facts'>;
  export = content;
}
declare module '*/interface/bars.yaml' {
  const content: import('./partSchemas').PartOf<'interface/bars'>;
  export = content;
}
declare module '*/interface/footer.yaml' {
  const content: import('./partSchemas').PartOf<'interface/footer'>;
  export = content;
}
declare module '*/interface/loading.yaml' {
  const content: import('./partSchemas').PartOf<'interface/loading'>;
  export = content;
}
declare module '*/interface/dates.yaml' {
  const content: import('./partSchemas').PartOf<'interface/dates'>;
  export = content;
}
declare module '*/interface/prices.yaml' {
  const content: import('./partSchemas').PartOf<'interface/prices'>;
  export = content;
}
declare module '*/interface/categoryPage.yaml' {
  const content: import('./partSchemas').PartOf<'interface/categoryPage'>;
  export = content;
}
declare module '*/interface/programmePage.yaml' {
  const content: import('./partSchemas').PartOf<'interface/programmePage'>;
  export = content;
}
declare module '*/interface/downloads.yaml' {
  const content: import('./partSchemas').PartOf<'interface/downloads'>;
  export = content;
}
declare module '*/interface/planner.yaml' {
  const content: import('./partSchemas').PartOf<'interface/planner'>;
  export = content;
}
declare module '*/interface/plan.yaml' {
  const content: import('./partSchemas').PartOf<'interface/plan'>;
  export = content;
}
declare module '*/interface/terms.yaml' {
  const content: import('./partSchemas').PartOf<'interface/terms'>;
  export = content;
}
declare module '*/interface/search.yaml' {
  const content: import('./partSchemas').PartOf<'interface/search'>;
  export = content;
}
declare module '*/pages/about.yaml' {
  const content: import('./pageSchemas').PageOf<'about'>;
  export = content;
}
declare module '*/pages/bootcamps.yaml' {
  const content: import('./pageSchemas').PageOf<'bootcamps'>;
  export = content;
}
declare module '*/pages/career-boosters.yaml' {
  const content: import('./pageSchemas').PageOf<'career-boosters'>;
  export = content;
}
declare module '*/pages/careers.yaml' {
  const content: import('./pageSchemas').PageOf<'careers'>;
  export = content;
}
declare module '*/pages/code-curious.yaml' {
  const content: import('./pageSchemas').PageOf<'code-curious'>;
  export = content;
}
declare module '*/pages/feestructure.yaml' {
  const content: import('./pageSchemas').PageOf<'feestructure'>;
  export = content;
}
declare module '*/pages/full-programs.yaml' {
  const content: import('./pageSchemas').PageOf<'full-programs'>;
  export = content;
}
declare module '*/pages/home.yaml' {
  const content: import('./pageSchemas').PageOf<'home'>;
  export = content;
}
declare module '*/pages/intake-blocks.yaml' {
  const content: import('./pageSchemas').PageOf<'intake-blocks'>;
  export = content;
}
declare module '*/pages/learning-process.yaml' {
  const content: import('./pageSchemas').PageOf<'learning-process'>;
  export = content;
}
declare module '*/pages/not-found.yaml' {
  const content: import('./pageSchemas').PageOf<'not-found'>;
  export = content;
}
declare module '*/pages/programPricing.yaml' {
  const content: import('./pageSchemas').PageOf<'programPricing'>;
  export = content;
}
declare module '*/pages/terms-and-conditions.yaml' {
  const content: import('./pageSchemas').PageOf<'terms-and-conditions'>;
  export = content;
}
declare module '#catalogue/pages/*' {
  const content: import('./pageSchemas').CorporatePage;
  export = content;
}
declare module '*.yaml' {
  const content: import('./schema').Programme;
  export = content;
}
