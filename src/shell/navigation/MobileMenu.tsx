import { NavLink } from 'react-router-dom';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import { mainLinks } from '../../catalogue/navigation.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { Motif, TintedMotif } from '../../ui/motif/Motif';
import { LOGO } from '../drawings';
import { applicantEntries } from './applicantEntries';
import * as styles from './MobileMenu.css';
import { MENU_PLANTS } from './menuMotifs';
import { PanelHeader } from './PanelHeader';

/** Slide-in menu on a phone: Log In, Join Now, main links (S2-43). */
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
          {mainLinks.map(({ name, path, icon }) => (
            <li key={path}>
              <NavLink className={styles.link} to={path} end>
                <Icon name={icon} />
                <span className={styles.name}>{name}</span>
                <Icon name="chevronRight" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.growth} aria-hidden="true">
        {MENU_PLANTS.map(({ family, rows }) => (
          <TintedMotif key={rows.join()} rows={rows} family={family} className={styles.cell} />
        ))}
      </div>
    </>
  );
}
