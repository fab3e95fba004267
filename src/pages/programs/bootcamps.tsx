import { page } from '../../catalogue/pages/bootcamps';
import { CategoryPage } from '../../sections/CategoryPage';

export default function Bootcamps() {
  return <CategoryPage page={page} />;
}
