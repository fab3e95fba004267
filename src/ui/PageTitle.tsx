import organisation from '../catalogue/organisation.yaml';

/** Document title of a page. The build writes description, canonical link and sharing tags. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} – ${organisation.name}`}</title>;
}
