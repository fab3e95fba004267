import { organisation } from '../catalogue/organisation';

/** The document title of a page. Description, canonical link and sharing tags are written at build time. */
export function PageMeta({ title }: { title: string }) {
  return <title>{`${title} – ${organisation.name}`}</title>;
}
