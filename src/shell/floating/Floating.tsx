import { useEffect, useState } from 'react';
import { organisation } from '../../catalogue/organisation';
import { SCROLL_TO_TOP_OFFSET_PX } from '../../constants';
import { Icon } from '../../ui/Icon/Icon';
import { NewTabHint, newTab } from '../../ui/newTab';
import { MAIN_ID } from '../SkipLink';
import { focusInPlace, scrollBehaviour } from '../scrolling';
import * as styles from './Floating.css';

/** Whether the page is scrolled past 300px (S2-51, S4-05). */
function useScrolledPast() {
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
 * What floats over every page: back to top, and the chat in a new tab; S2-50 to S2-52. It has a lane of its own and
 * covers no words: the page's right margin, or on a small screen a bar at its foot (S2-92).
 */
export function Floating() {
  const isPast = useScrolledPast();

  function handleTop() {
    window.scrollTo({ top: 0, behavior: scrollBehaviour() });
    // The button goes away up there: the keyboard goes on from the top of the page area.
    // Stryker disable next-line OptionalChaining: Every page has its page area; only the type allows for none.
    focusInPlace(document.getElementById(MAIN_ID));
  }

  return (
    <>
      <aside className={styles.floating} aria-label="Help">
        <div className={styles.slot}>
          {isPast && (
            <button type="button" className={styles.top} aria-label="Back to top" onClick={handleTop}>
              <Icon name="up" />
            </button>
          )}
        </div>
        <a className={styles.chat} href={organisation.chat} {...newTab}>
          <Icon name="chat" />
          <span className={styles.words}>Chat with us</span> <NewTabHint className={styles.corner} />
        </a>
      </aside>
      <div className={styles.lane} data-part="foot" />
    </>
  );
}
