import { menu } from 'virtual:catalogue/shell';
import { Link } from 'react-router-dom';
import { page } from '../catalogue/pages/home';
import { PageHead } from '../sections/PageHead';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section';

export default function Home() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Section id="programs">
        <h2>Programmes</h2>
        {menu.map(({ id, plural, programs }) => (
          <div key={id} className="stack">
            <h3>{plural}</h3>
            <ul>
              {programs.map(({ name, path, isUpcoming }) => (
                <li key={path}>{isUpcoming ? `${name} – Coming Soon` : <Link to={path}>{name}</Link>}</li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
    </>
  );
}
