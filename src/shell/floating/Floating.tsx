import useScrollTrigger from '@mui/material/useScrollTrigger';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { SCROLL_TO_TOP_OFFSET_PX } from '../../constants';
import { Icon } from '../../ui/Icon/Icon';
import { NewTabHint, newTab } from '../../ui/newTab';
import { corner } from '../../ui/newTab.css';
import { focusOn, scrollBehaviour } from '../../ui/scrolling';
import { MAIN_ID } from '../ids';
import * as styles from './Floating.css';

/**
 * Floating buttons of every page: chat in a new tab, and back to top past its offset (S2-50 to S2-52). They are in the right
 * margin; on a small screen in a programme's bar, or in a bar of their own (S2-92).
 */
export function Floating() {
  const isPast = useScrollTrigger({ disableHysteresis: true, threshold: SCROLL_TO_TOP_OFFSET_PX });

  function handleTop() {
    window.scrollTo({ top: 0, behavior: scrollBehaviour() });
    // The button hides at the top, so the focus moves to the page area.
    focusOn(document.getElementById(MAIN_ID));
  }

  return (
    <>
      <aside className={styles.floating} data-part="help" aria-label={barTexts.help}>
        <div className={styles.slot}>
          {isPast && (
            <button type="button" className={styles.top} aria-label={barTexts.backToTop} onClick={handleTop}>
              <Icon name="up" />
            </button>
          )}
        </div>
        <a className={styles.chat} href={organisation.chat} {...newTab}>
          <Icon name="chat" />
          <span className={styles.label}>{barTexts.chat}</span> <NewTabHint className={corner} />
        </a>
      </aside>
      <div className={styles.room} data-part="foot" />
    </>
  );
}
