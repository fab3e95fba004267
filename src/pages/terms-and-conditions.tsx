import { page } from '../catalogue/pages/terms-and-conditions';
import { PageHead } from '../sections/PageHead';
import { PageMeta } from '../ui/PageMeta';

export default function TermsAndConditions() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
    </>
  );
}
