import { Link, NavLink } from 'react-router-dom';
import { MAIN_LINKS } from '../../catalogue/document';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import { menuLinks } from '../../catalogue/navigation.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { Motif } from '../../ui/motif/Motif';
import { LOGO } from '../drawings';
import { applicantEntries } from './applicantEntries';
import * as styles from './MobileMenu.css';
import { PanelHeader } from './PanelDialog';

/** Slide-in menu on a phone: Log In, Join Now, main links, further links (S2-43, S2-123). */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { logIn, joinNow } = applicantEntries;
  return (
    <>
      <PanelHeader
        title={organisation.name}
        start={<Motif rows={LOGO} family="protea" size={40} />}
        onClose={onClose}
      />
      <div className={styles.actions}>
        <Button variant="outlined" href={logIn.url} startIcon={<Icon name={logIn.icon} />}>
          {logIn.name}
        </Button>
        <Button color="apply" href={joinNow.url} startIcon={<Icon name={joinNow.icon} />}>
          {joinNow.name}
        </Button>
      </div>
      <nav className={styles.links} aria-label={barTexts.mainLinks}>
        <ul>
          {[...MAIN_LINKS, ...menuLinks].map(({ name, path, icon }) => {
            // A part of the home page is not the current page.
            const RowLink = path.includes('#') ? Link : NavLink;
            return (
              <li key={path}>
                <RowLink className={styles.link} to={path}>
                  <Icon name={icon} />
                  <span className={styles.linkText}>{name}</span>
                  <Icon name="chevronRight" />
                </RowLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
