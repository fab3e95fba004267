import { useEffect, useState } from 'react';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { SCROLL_TO_TOP_OFFSET_PX } from '../../constants';
import { Icon } from '../../ui/Icon/Icon';
import { NewTabHint, newTab } from '../../ui/newTab';
import { focusOn, scrollBehaviour } from '../../ui/scrolling';
import { visuallyHidden } from '../../ui/text.css';
import { MAIN_ID } from '../SkipLink';
import * as styles from './Floating.css';

/** How far the page is scrolled: 1 past the scroll-to-top offset (S2-51, S4-05), 2 to its end. */
function useScrolled() {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const handleScroll = () => {
      const { scrollY, innerHeight } = window;
      // The end has a room of 57 px for what floats.
      const end = document.documentElement.scrollHeight - 57;
      setPlace(scrollY > SCROLL_TO_TOP_OFFSET_PX ? (scrollY + innerHeight > end ? 2 : 1) : 0);
    };
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  return place;
}

/**
 * Floating buttons of every page: back to top, and chat in a new tab (S2-50 to S2-52). They stand in the right margin,
 * on a small screen in its corner or in a programme's bar, leave while the page scrolls down, and cover nothing at its
 * end (S2-92).
 */
export function Floating() {
  const place = useScrolled();

  function handleTop() {
    window.scrollTo({ top: 0, behavior: scrollBehaviour() });
    // The button hides at the top, so the focus moves to the page area.
    focusOn(document.getElementById(MAIN_ID));
  }

  return (
    <>
      <aside className={styles.floating} aria-label={barTexts.help} data-end={place > 1}>
        <div className={styles.slot}>
          {place > 0 && (
            <button type="button" className={styles.top} aria-label={barTexts.backToTop} onClick={handleTop}>
              <Icon name="up" />
            </button>
          )}
        </div>
        <a className={styles.chat} href={organisation.chat} {...newTab}>
          <Icon name="chat" />
          <span className={visuallyHidden}>{barTexts.chat}</span> <NewTabHint className={styles.corner} />
        </a>
      </aside>
      <div className={styles.room} data-part="foot" />
    </>
  );
}
