import page from '../../catalogue/pages/bootcamps.yaml';
import { CategoryPage } from '../../sections/programme/CategoryPage';

/** The page of the category Bootcamp. */
export default function Bootcamps() {
  return <CategoryPage page={page} />;
}
