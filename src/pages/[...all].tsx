import { Link } from 'react-router-dom';
import { page } from '../catalogue/pages/not-found';
import { PageHead } from '../sections/PageHead';
import { PageMeta } from '../ui/PageMeta';
import { Section } from '../ui/Section';

export default function NotFound() {
  return (
    <>
      <PageMeta title={page.title} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Section>
        <ul className="stack">
          {page.suggestions.items.map(({ title, text, path }) => (
            <li key={path}>
              <Link className="go" to={path ?? '/'}>
                {title}
              </Link>{' '}
              <span className="muted">{text}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
