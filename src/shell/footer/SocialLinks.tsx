import { fill } from '../../catalogue/fill';
import * as footerTexts from '../../catalogue/interface/footer.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { NewTabHint, newTab } from '../../ui/newTab';
import { corner } from '../../ui/newTab.css';
import { visuallyHidden } from '../../ui/text.css';
import { MARKS } from '../drawings';
import * as styles from './SocialLinks.css';

/** Links to the social networks, each in a new tab (S2-71, S2-82). */
export function SocialLinks() {
  return (
    <ul className={styles.list}>
      {organisation.social.map(({ name, url }) => (
        <li key={name}>
          <a className={styles.link} href={url} {...newTab}>
            <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
              <path fillRule="evenodd" d={MARKS[name]} />
            </svg>
            <span className={visuallyHidden}>
              {fill(footerTexts.onNetwork, { name: organisation.name, network: name })}
            </span>
            <NewTabHint className={corner} />
          </a>
        </li>
      ))}
    </ul>
  );
}
