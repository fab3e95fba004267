import { page } from '../catalogue/pages/not-found';
import { NotFoundArt } from '../sections/NotFoundArt';
import { Pieces } from '../sections/Pieces';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section';

export default function NotFound() {
  return (
    <>
      <PageMeta title={page.title} />
      <Section className="not-found">
        <NotFoundArt />
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
      </Section>
      <Section className="sand">
        <Pieces {...page.suggestions} />
      </Section>
    </>
  );
}
