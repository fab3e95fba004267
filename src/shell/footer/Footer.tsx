import { builtOn, isDemonstration } from 'virtual:catalogue/shell';
import { Link } from 'react-router-dom';
import { telephoneAddress } from '../../catalogue/addresses';
import * as footerTexts from '../../catalogue/interface/footer.yaml';
import { legalLinks } from '../../catalogue/navigation.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { container } from '../../ui/layout.css';
import { muted, small } from '../../ui/text.css';
import { FOOTER_ID } from '../ids';
import { Brand } from '../navigation/Brand';
import { Accreditations } from './Accreditations';
import { heading, link } from './columns.css';
import * as styles from './Footer.css';
import { NarrowColumns, WideColumns } from './FooterColumns';
import { SocialLinks } from './SocialLinks';

const { email, telephone } = organisation.contact;

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
