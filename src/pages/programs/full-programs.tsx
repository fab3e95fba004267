import page from '../../catalogue/pages/full-programs.yaml';
import { CategoryPage } from '../../sections/programme/CategoryPage';

/** The page of the category Full Program. */
export default function FullPrograms() {
  return <CategoryPage page={page} />;
}
