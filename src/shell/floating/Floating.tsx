import { useEffect, useState } from 'react';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { SCROLL_TO_TOP_OFFSET_PX } from '../../constants';
import { Icon } from '../../ui/Icon/Icon';
import { NewTabHint, newTab } from '../../ui/newTab';
import { focusOn, scrollBehaviour } from '../../ui/scrolling';
import { MAIN_ID } from '../SkipLink';
import * as styles from './Floating.css';

/** Whether the page is scrolled past the scroll-to-top offset (S2-51, S4-05). */
function useIsPast(): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const handleScroll = () => setPast(window.scrollY > SCROLL_TO_TOP_OFFSET_PX);
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  return isPast;
}

/**
 * Floating buttons of every page: back to top, and chat in a new tab (S2-50 to S2-52). They are in the right margin. On a small
 * screen they are in a programme's bar, or past the scroll-to-top offset in a bar of their own, which hides while the page
 * scrolls down (S2-92).
 */
export function Floating() {
  const isPast = useIsPast();

  function handleTop() {
    window.scrollTo({ top: 0, behavior: scrollBehaviour() });
    // The button hides at the top, so the focus moves to the page area.
    focusOn(document.getElementById(MAIN_ID));
  }

  return (
    <>
      <aside className={styles.floating} data-part="help" data-past={isPast || undefined} aria-label={barTexts.help}>
        <div className={styles.slot}>
          {isPast && (
            <button type="button" className={styles.top} aria-label={barTexts.backToTop} onClick={handleTop}>
              <Icon name="up" />
            </button>
          )}
        </div>
        <a className={styles.chat} href={organisation.chat} {...newTab}>
          <Icon name="chat" />
          <span className={styles.label}>{barTexts.chat}</span> <NewTabHint className={styles.corner} />
        </a>
      </aside>
      <div className={styles.room} data-part="foot" />
    </>
  );
}
