import { useCallback, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { MAIN_LINKS } from '../../catalogue/document';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import { programmesName } from '../../catalogue/navigation.yaml';
import { measured } from '../../theme/page';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { iconButton } from '../../ui/IconButton/IconButton.css';
import { container } from '../../ui/layout.css';
import { lazyPart, useLazyPart } from '../../ui/lazyPart';
import { useIsMobile } from '../../ui/useIsMobile';
import { FOOTER_ID } from '../ids';
import { applicantEntries } from './applicantEntries';
import { Brand } from './Brand';
import { useHiddenOnScroll, useMeasuredHeight } from './bars';
import { PanelButton } from './HydratedButton';
import * as styles from './NavigationBar.css';
import { PanelDialog, PanelHeader, PanelPlaceholder } from './PanelDialog';
import { ProgrammesDropdown, ProgrammesEntry } from './ProgrammesDropdown';

const menu = lazyPart(() => import('./MobileMenu'), 'MobileMenu');
const programmes = lazyPart(() => import('./ProgrammesPanel'), 'PhonePanel');

/** The open part: the dropdown, or one of the two panels on a phone (S4-02, S4-03). */
type OpenPart = 'dropdown' | 'programmes' | 'menu' | undefined;

/** Navigation bar of every page; S2-20 to S2-27, S2-40 to S2-43. */
export function NavigationBar() {
  const bar = useRef<HTMLElement>(null);
  const [openPart, setOpenPart] = useState<OpenPart>();
  const close = useCallback(() => setOpenPart(undefined), []);
  const isHidden = useHiddenOnScroll(bar, openPart !== undefined);
  const opened = openPart === 'programmes' ? programmes : menu;
  const { part: Panel } = useLazyPart(opened);
  const location = useLocation();
  const isMobile = useIsMobile();

  useMeasuredHeight(bar, measured.navigationBar);
  // biome-ignore lint/correctness/useExhaustiveDependencies: A navigation or another layout closes the open part (S4-03).
  useEffect(close, [location, isMobile]);

  const title = openPart === 'programmes' ? programmesName : barTexts.menu;
  return (
    <>
      <header ref={bar} id="bar" className={styles.bar} data-hidden={isHidden}>
        <div className={`${container} ${styles.line}`}>
          <Brand className={styles.brand} />
          <nav className={styles.wide} aria-label={barTexts.mainLinks}>
            <ProgrammesDropdown
              isOpen={openPart === 'dropdown'}
              onToggle={() => setOpenPart((part) => (part === 'dropdown' ? undefined : 'dropdown'))}
              onClose={close}
            />
            {MAIN_LINKS.map(({ name, path }) => (
              <NavLink key={path} className={styles.barLink} to={path} end>
                {name}
              </NavLink>
            ))}
          </nav>
          <div className={styles.wide}>
            <span className={styles.rule} />
            <a className={styles.barLink} href={applicantEntries.logIn.url}>
              {applicantEntries.logIn.name}
            </a>
            <Button className={styles.join} size="small" color="apply" href={applicantEntries.joinNow.url}>
              {applicantEntries.joinNow.name}
            </Button>
          </div>
          <div className={styles.panelButtons}>
            <ProgrammesEntry aria-haspopup="dialog" load={programmes.load} onOpen={() => setOpenPart('programmes')} />
            <PanelButton
              className={iconButton}
              href={`#${FOOTER_ID}`}
              aria-label={barTexts.menu}
              aria-haspopup="dialog"
              load={menu.load}
              onOpen={() => setOpenPart('menu')}
            >
              <Icon name="menu" className={styles.menuIcon} />
            </PanelButton>
          </div>
        </div>
      </header>
      {(openPart === 'programmes' || openPart === 'menu') && (
        <PanelDialog key={openPart} label={title} onClose={close}>
          {Panel ? (
            <Panel onClose={close} />
          ) : (
            <>
              <PanelHeader title={title} onClose={close} />
              <PanelPlaceholder panel={opened} />
            </>
          )}
        </PanelDialog>
      )}
    </>
  );
}
