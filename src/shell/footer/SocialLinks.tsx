import { organisation } from '../../catalogue/organisation';
import { NewTabHint, newTab } from '../../ui/newTab';
import { MARKS } from './drawings';

/** The centre on the social networks, each in a new tab (S2-71, S2-82). */
export function SocialLinks() {
  return (
    <ul className="social">
      {organisation.social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} {...newTab}>
            <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
              <path fillRule="evenodd" d={MARKS[name]} />
            </svg>
            <span className="visually-hidden">
              {organisation.name} on {name}
            </span>
            <NewTabHint />
          </a>
        </li>
      ))}
    </ul>
  );
}
