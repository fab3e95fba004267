import { goHome } from '../catalogue/interface/loading.yaml';
import page from '../catalogue/pages/not-found.yaml';
import { paths } from '../paths';
import { CardGrid } from '../sections/common/CardGrid';
import { NotFoundArt } from '../sections/not-found/NotFoundArt';
import { band } from '../sections/not-found/NotFoundArt.css';
import { Button } from '../ui/Button/Button';
import { actions, stack } from '../ui/layout.css';
import { PageTitle } from '../ui/PageTitle';
import { Section } from '../ui/Section/Section';
import { leadText } from '../ui/text.css';

/** The page of an address that the site does not have (S2-07). */
export default function NotFound() {
  return (
    <>
      <PageTitle title={page.title} />
      <Section surface="ochre" weight="major" hasColumns className={band}>
        <div className={stack}>
          <h1>{page.heading}</h1>
          <p className={leadText}>{page.lead}</p>
          <div className={actions}>
            <Button to={paths.home}>{goHome}</Button>
            <Button to={paths.programmes} variant="outlined">
              {page.allProgrammes}
            </Button>
          </div>
        </div>
        <NotFoundArt />
      </Section>
      <Section>
        <CardGrid {...page.suggestions} />
      </Section>
    </>
  );
}
