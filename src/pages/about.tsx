import { page } from '../catalogue/pages/about';
import { PageHead } from '../sections/PageHead';
import { PageMeta } from '../ui/PageMeta';

export default function About() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
    </>
  );
}
