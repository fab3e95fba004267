import { useCallback, useState } from 'react';
import type { Intake, OpenProgramme } from '../../catalogue/schema';
import { enhancement, later } from '../../ui/later';

const Run = enhancement(later(() => import('../season/Run'), 'Run'));

/** An intake of a programme as a lane of the season, fetched when its place is nearly in view. A narrow window has no place for it. */
export function OwnLane(own: { programme: OpenProgramme; intake: Intake }) {
  const [isNear, setNear] = useState(false);
  const observe = useCallback((place: HTMLElement | null) => {
    if (!place || typeof IntersectionObserver === 'undefined') return setNear(true);
    const near = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && setNear(true);
    const observer = new IntersectionObserver(near, { rootMargin: '25%' });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return <div ref={observe}>{isNear && <Run {...own} />}</div>;
}
