/** Variables that Decap CMS's own build adds to the page. */
interface Window {
  // biome-ignore lint/suspicious/noExplicitAny: its types name React classes and Immutable maps of versions that it bundles.
  CMS: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  h: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  createClass<T>(definition: T & ThisType<any>): unknown;
}
