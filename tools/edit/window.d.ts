/** Variables that Decap CMS's own build adds to the page. */
// biome-ignore lint/suspicious/noExplicitAny: its types name React classes and Immutable maps of versions that it bundles.
interface Window extends Record<'CMS' | 'h', any> {
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  createClass<T>(definition: T & ThisType<any>): unknown;
}
