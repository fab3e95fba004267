import { programme } from '../../catalogue/programmes/webdevelopment';
import { PageHead } from '../../sections/PageHead';
import { PageMeta } from '../../ui/PageMeta';

export default function WebDevelopment() {
  return (
    <>
      <PageMeta title={programme.name} />
      <PageHead heading={programme.name} lead={programme.lead} />
    </>
  );
}
