import { useEffect, useRef, useState } from 'react';
import { organisation } from '../../catalogue/organisation';
import { SCROLL_TO_TOP_OFFSET_PX } from '../../constants';
import { Icon } from '../../ui/Icon/Icon';
import { NewTabHint, newTab } from '../../ui/newTab';
import { visuallyHidden } from '../../ui/text.css';
import { MAIN_ID } from '../SkipLink';
import { scrollBehaviour } from '../scrolling';
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

function overlap(a: DOMRect, b: DOMRect) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Moves the floating buttons to the other side while they would cover what has the focus (WCAG 2.4.11). */
function useOutOfTheWay() {
  const floating = useRef<HTMLElement>(null);
  useEffect(() => {
    let frame = 0;
    function handleFocus({ target }: FocusEvent) {
      // The browser scrolls to what takes the focus after saying so.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const element = floating.current;
        if (!element || !(target instanceof Element) || element.contains(target)) return;
        delete element.dataset.aside;
        if (overlap(element.getBoundingClientRect(), target.getBoundingClientRect())) element.dataset.aside = '';
      });
    }
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('focusin', handleFocus);
      cancelAnimationFrame(frame);
    };
  }, []);
  return floating;
}

/** What floats over every page: back to top, and the chat in a new tab; S2-50 to S2-52. */
export function Floating() {
  const isPast = useScrolledPast();
  const floating = useOutOfTheWay();

  function handleTop() {
    window.scrollTo({ top: 0, behavior: scrollBehaviour() });
    // The button goes away up there: the keyboard goes on from the top of the page area.
    // Stryker disable next-line OptionalChaining: Every page has its page area; only the type allows for none.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }

  return (
    <aside ref={floating} className={styles.floating} aria-label="Help">
      {isPast && (
        <button type="button" className={styles.top} aria-label="Back to top" onClick={handleTop}>
          <Icon name="up" />
        </button>
      )}
      <a className={styles.chat} href={organisation.chat} {...newTab}>
        <Icon name="chat" />
        <span className={visuallyHidden}>Chat with us</span> <NewTabHint className={styles.corner} />
      </a>
    </aside>
  );
}
