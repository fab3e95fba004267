import { type RefObject, useEffect, useRef, useState } from 'react';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { SCROLL_TO_TOP_OFFSET_PX } from '../../constants';
import { Icon } from '../../ui/Icon/Icon';
import { NewTabHint, newTab } from '../../ui/newTab';
import { focusOn, scrollBehaviour } from '../../ui/scrolling';
import { visuallyHidden } from '../../ui/text.css';
import { useIsMobile } from '../../ui/useIsMobile';
import { MAIN_ID } from '../SkipLink';
import * as styles from './Floating.css';

/** Controls of a page by which a visitor chooses. */
const CHOICES = 'main :is(button, label, input, select, summary)';

/** Whether a choice of the page lies under the place of `element`, even while that is moved aside. Never in a programme's bar. */
function isOverChoice(element: HTMLElement): boolean {
  if (document.querySelector('aside[data-shown]')) return false;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
  return [0.05, 0.5, 0.95].some((x) =>
    [0.05, 0.95].some((y) =>
      document
        .elementsFromPoint(offsetLeft + offsetWidth * x, offsetTop + offsetHeight * y)
        .find((under) => !element.contains(under))
        ?.closest(CHOICES),
    ),
  );
}

/**
 * `isPast`: the page is scrolled past the scroll-to-top offset (S2-51, S4-05). `isOver`: `element` is over a choice, which it can
 * be on a phone alone (S2-92).
 */
function useFloatingState(element: RefObject<HTMLElement | null>) {
  const [isPast, setPast] = useState(false);
  const [isOver, setOver] = useState(false);
  const isMobile = useIsMobile();
  useEffect(() => {
    const handleScroll = () => {
      setPast(window.scrollY > SCROLL_TO_TOP_OFFSET_PX);
      setOver(isMobile && element.current !== null && isOverChoice(element.current));
    };
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    // Fonts and parts that arrive later move what lies under it.
    const resized = new ResizeObserver(handleScroll);
    resized.observe(document.body);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      resized.disconnect();
    };
  }, [element, isMobile]);
  return { isPast, isOver };
}

/**
 * Floating buttons of every page: back to top, and chat in a new tab (S2-50 to S2-52). They are in the right margin, or on a
 * small screen in the corner or in a programme's bar. They hide while the page scrolls down or a choice lies under them, and
 * cover nothing at its end (S2-92).
 */
export function Floating() {
  const element = useRef<HTMLElement>(null);
  const { isPast, isOver } = useFloatingState(element);

  function handleTop() {
    window.scrollTo({ top: 0, behavior: scrollBehaviour() });
    // The button hides at the top, so the focus moves to the page area.
    focusOn(document.getElementById(MAIN_ID));
  }

  return (
    <>
      <aside
        ref={element}
        className={styles.floating}
        data-part="help"
        data-over={isOver || undefined}
        aria-label={barTexts.help}
      >
        <div className={styles.slot}>
          {isPast && (
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
