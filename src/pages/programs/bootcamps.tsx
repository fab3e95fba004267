import { page } from '../../catalogue/pages/bootcamps';
import { CategoryPage } from '../../sections/programme/CategoryPage';

export default function Bootcamps() {
  return <CategoryPage page={page} />;
}
