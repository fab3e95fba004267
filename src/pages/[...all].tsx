import { page } from '../catalogue/pages/not-found';
import { paths } from '../paths';
import { Pieces } from '../sections/common/Pieces';
import { NotFoundArt } from '../sections/not-found/NotFoundArt';
import { Button } from '../ui/Button/Button';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section/Section';

export default function NotFound() {
  return (
    <>
      <PageMeta title={page.title} />
      <Section className="not-found two">
        <div className="stack">
          <h1>{page.heading}</h1>
          <p className="lead">{page.lead}</p>
          <div className="buttons">
            <Button to={paths.home}>Go to the home page</Button>
            <Button to={paths.programmes} variant="outlined">
              See all programmes
            </Button>
          </div>
        </div>
        <NotFoundArt />
      </Section>
      <Section>
        <Pieces {...page.suggestions} />
      </Section>
    </>
  );
}
