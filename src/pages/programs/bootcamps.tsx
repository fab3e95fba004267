import { page } from '../../catalogue/pages/bootcamps';
import { PageHead } from '../../sections/PageHead';
import { PageMeta } from '../../ui/PageMeta';

export default function Bootcamps() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
    </>
  );
}
