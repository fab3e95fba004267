import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { HOME_SCROLL_DELAY_MS } from '../../constants';
import { paths } from '../../paths';
import { chosenKind, type ProgrammeKind } from '../../sections/home/chosenKind';
import { goToSection } from '../scrolling';

const PROGRAMMES_ID = 'programs';

/** Calls `found` with the programmes section, once it is in the page. Returns how to stop waiting. */
function whenPresent(found: (section: Element) => void): () => void {
  const observer = new MutationObserver(look);
  function look() {
    const section = document.getElementById(PROGRAMMES_ID);
    if (!section) return;
    observer.disconnect();
    found(section);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/**
 * Scrolls to the home page's programmes; from another page it goes home first and scrolls 500 ms later, or when the home
 * page is there if it takes longer (S2-76, S2-77). There the filter shows the programmes of the kind (S2-79).
 */
export function useGoToProgrammes(): (kind: ProgrammeKind) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const stop = useRef(() => {});

  useEffect(() => {
    if (pathname !== paths.home) return;
    return () => {
      // Whoever leaves the home page meanwhile is not scrolled any more, and finds all programmes on coming back.
      stop.current();
      chosenKind.choose(undefined);
    };
  }, [pathname]);

  return (kind) => {
    stop.current();
    // Drawn before the scrolling begins: Firefox and WebKit end it where the page grows shorter under way.
    flushSync(() => chosenKind.choose(kind));
    if (pathname === paths.home) {
      stop.current = whenPresent(goToSection);
      return;
    }
    navigate(paths.home);
    const timer = setTimeout(() => {
      stop.current = whenPresent(goToSection);
    }, HOME_SCROLL_DELAY_MS);
    stop.current = () => clearTimeout(timer);
  };
}
