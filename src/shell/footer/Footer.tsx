import { builtOn, isDemonstration } from 'virtual:catalogue/shell';
import { Link } from 'react-router-dom';
import { telephoneAddress } from '../../catalogue/addresses';
import { fill } from '../../catalogue/fill';
import * as footerTexts from '../../catalogue/interface/footer.yaml';
import { legalLinks } from '../../catalogue/navigation.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { container } from '../../ui/layout.css';
import { Tiles } from '../../ui/motif/Motif';
import { NewTabHint, newTab } from '../../ui/newTab';
import { corner } from '../../ui/newTab.css';
import { muted, small, visuallyHidden } from '../../ui/text.css';
import { ACCREDITATION_MARKS, MARKS } from '../drawings';
import { FOOTER_ID } from '../ids';
import { Brand } from '../navigation/Brand';
import { heading, link } from './columns.css';
import * as styles from './Footer.css';
import { NarrowColumns, WideColumns } from './FooterColumns';

const { email, telephone } = organisation.contact;

/** Both accreditations. The narrow footer hides their numbers (S2-78, S2-82). */
function Accreditations() {
  const { accreditation, registration } = organisation;
  return (
    <ul className={styles.marks} aria-label={footerTexts.accreditations}>
      {[accreditation, registration].map(({ label, body, number }, index) => (
        <li key={number} className={styles.accreditation}>
          <svg className={styles.accreditationMark} data-family="protea" viewBox="0 0 4 4" aria-hidden="true">
            <Tiles rows={ACCREDITATION_MARKS[index] ?? []} />
          </svg>
          <span>
            <b>{label}</b>
            <br />
            <span className={muted}>
              {body}
              <span className={styles.number} data-part="number">{` ${number}`}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Links to the social networks, each in a new tab (S2-71, S2-82). */
function SocialLinks() {
  return (
    <ul className={styles.networks}>
      {organisation.social.map(({ name, url }) => (
        <li key={name}>
          <a className={styles.network} href={url} {...newTab}>
            <svg className={styles.networkMark} viewBox="0 0 24 24" aria-hidden="true">
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

/** The footer. Both layouts are in the page; CSS shows one by width (S2-09, S2-70 to S2-82). */
export function Footer() {
  return (
    <footer id={FOOTER_ID} className={styles.footer}>
      <div className={container}>
        <WideColumns />
        <NarrowColumns />
        <div className={styles.base}>
          <Brand size={52} />
          <Accreditations />
          <div className={styles.close}>
            <nav aria-label={footerTexts.legal}>
              <ul className={styles.legal}>
                {legalLinks.map(({ name, path }) => (
                  <li key={path}>
                    <Link className={link} to={path}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <address className={styles.legal}>
              <a className={link} href={`mailto:${email}`}>
                {email}
              </a>
              <a className={link} href={telephoneAddress(telephone)}>
                {telephone}
              </a>
            </address>
            <div className={styles.social}>
              <h2 className={heading}>{footerTexts.social}</h2>
              <SocialLinks />
            </div>
            <p className={`${muted} ${small}`}>
              {`© ${builtOn.slice(0, 4)} ${organisation.name}${isDemonstration ? footerTexts.demonstration : ''}`}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
