/** The part of the keyboard walk that runs in the page: the focused element, its place, and elements over it. */
import type { Place } from '../inPage';

/** One stop, as read in the page. */
export interface StopInPage {
  place: Place;
  /** Index among the elements that the Tab key should reach; -1 for another element. */
  index: number;
  /** `true` if the walk has been here before. */
  isKnown: boolean;
  isFirst: boolean;
  /** In px, from the page's origin. */
  box: { x: number; y: number; width: number; height: number };
  /** Area to photograph: the control and its focus ring; px from the page's origin. */
  clip: { x: number; y: number; width: number; height: number };
  /** Visible perimeter of the element with the ring, in px. */
  perimeter: number;
  /** Share of the control's nine tested points that are covered. */
  covered: number;
  /** Landmark or selector of the element that covers it. */
  coveredBy: string;
  /** `true` if it is before its predecessor in the document. */
  isBackwards: boolean;
  /** `true` if it is above its predecessor, and not in a column further right. */
  isUpwards: boolean;
  /** Its tag and class, for one sample of each kind of control. */
  kind: string;
}

declare global {
  /** Set when the Tab key has passed the end of a dialog: the next stop has no predecessor. */
  var wentRound: boolean;
  var walked: { element: Element; box: DOMRect; scrollY: number }[];
}

/** Forgets the last walk. Without `scope`, focuses the page's last stop. Runs in the page. */
export function startWalk(scope: string | undefined): void {
  globalThis.walked = [];
  globalThis.wentRound = false;
  if (!scope) audit.tabbable().at(-1)?.focus({ preventScroll: true });
}

/** The element that has the focus; none at the end of the page, or outside `scope`. Runs in the page. */
export function readStop(scope: string | undefined): StopInPage | undefined {
  const MARGIN = 10;
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return undefined;
  if (scope && !element.closest(scope)) return undefined;
  const box = element.getBoundingClientRect();
  const hasRing = (at: Element) => getComputedStyle(at).outlineStyle !== 'none';
  let holder: Element | null = element;
  for (let step = 0; holder && step < 4 && !hasRing(holder); step += 1) holder = holder.parentElement;
  const ring = holder && hasRing(holder) && holder !== element ? holder.getBoundingClientRect() : audit.target(element);
  // Tests points just inside each side, which may be outside the window or under a bar.
  const STEPS = 24;
  const isSeen = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && ((holder ?? element).contains(hit) || hit.contains(element));
  };
  const shareSeen = (at: (share: number) => [x: number, y: number]) =>
    Array.from({ length: STEPS }, (_, step) => at((step + 0.5) / STEPS)).filter(([x, y]) => isSeen(x, y)).length /
    STEPS;
  const sides = ({ x, y, width, height }: DOMRect) =>
    width *
      (shareSeen((share) => [x + width * share, y + 3]) + shareSeen((share) => [x + width * share, y + height - 3])) +
    height *
      (shareSeen((share) => [x + 3, y + height * share]) + shareSeen((share) => [x + width - 3, y + height * share]));
  const lines = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  // A link on several lines has a ring round each line.
  const ringed =
    lines.length > 1 && (!holder || holder === element) && getComputedStyle(element).display === 'inline'
      ? lines
      : [ring];
  const left = Math.max(0, Math.min(box.left, ring.left) - MARGIN);
  const top = Math.max(0, Math.min(box.top, ring.top) - MARGIN);
  const right = Math.min(window.innerWidth, Math.max(box.right, ring.right) + MARGIN);
  const bottom = Math.min(window.innerHeight, Math.max(box.bottom, ring.bottom) + MARGIN);

  const [line = box] = lines;
  const coverings: Element[] = [];
  let points = 0;
  for (const x of [0.1, 0.5, 0.9]) {
    for (const y of [0.15, 0.5, 0.85]) {
      points += 1;
      const hit = document.elementFromPoint(line.left + line.width * x, line.top + line.height * y);
      if (hit && (element.contains(hit) || hit.contains(element))) continue;
      coverings.push(hit ?? document.documentElement);
    }
  }
  const [over] = coverings;
  const bar = over?.closest('[aria-label], header, footer');
  const known = globalThis.walked.findIndex((stop) => stop.element === element);
  const previous = globalThis.wentRound ? undefined : globalThis.walked.at(-1);
  globalThis.wentRound = false;
  const isBackwards =
    previous !== undefined &&
    Boolean(element.compareDocumentPosition(previous.element) & Node.DOCUMENT_POSITION_FOLLOWING);
  const part = (at: Element) => at.closest('header, main, footer, aside, dialog, nav, li, tr');
  const shift = window.scrollY - (previous?.scrollY ?? 0);
  const isUpwards =
    previous !== undefined &&
    part(previous.element) === part(element) &&
    box.bottom <= previous.box.top - shift + 1 &&
    box.left < previous.box.right;
  globalThis.walked.push({ element, box, scrollY: window.scrollY });
  return {
    place: audit.place(element, ''),
    index: audit.tabbable().indexOf(element as HTMLElement),
    isKnown: known >= 0,
    isFirst: known === 0,
    box: {
      x: Math.round(box.x + window.scrollX),
      y: Math.round(box.y + window.scrollY),
      width: Math.round(box.width),
      height: Math.round(box.height),
    },
    clip: {
      x: Math.floor(left + window.scrollX),
      y: Math.floor(top + window.scrollY),
      width: Math.max(1, Math.ceil(right - left)),
      height: Math.max(1, Math.ceil(bottom - top)),
    },
    perimeter: ringed.reduce((sum, box) => sum + sides(box), 0),
    covered: coverings.length / points,
    coveredBy: bar?.ariaLabel ?? bar?.localName ?? (over ? audit.place(over, '').selector : ''),
    isBackwards,
    isUpwards,
    kind: `${element.tagName} ${element.className}`,
  };
}

/** Elements that the Tab key should have reached and did not. Runs in the page. */
export function missedStops(scope: string | undefined): Place[] {
  const reached = new Set(globalThis.walked.map(({ element }) => element));
  return audit
    .tabbable()
    .filter((element) => !reached.has(element) && (!scope || element.closest(scope)))
    .map((element) => audit.place(element, 'The Tab key never reaches it.'));
}
