import { useEffect, useRef } from 'react';
import { lazyPart, useLazyPart } from '../../ui/lazyPart';
import { focusInPlace } from '../../ui/scrolling';
import { PanelPlaceholder } from './PanelPlaceholder';
import { panel } from './ProgrammesDropdown.css';
import { ProgrammesEntry } from './ProgrammesEntry';

const PANEL_ID = 'programmes-panel';
const panelCode = lazyPart(() => import('./DropdownPanel'), 'DropdownPanel');

interface ProgrammesDropdownProps {
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/**
 * 'Programmes' in the wide bar with its panel: a disclosure, not a menu (S2-30 to S2-34).
 * A click outside, Escape and leaving by Tab close it. Escape returns the focus to the button.
 */
export function ProgrammesDropdown({ isOpen, onToggle, onClose }: ProgrammesDropdownProps) {
  const root = useRef<HTMLDivElement>(null);
  const { part: Panel } = useLazyPart(panelCode);

  useEffect(() => {
    if (!isOpen) return;
    function handleKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      onClose();
      focusInPlace(root.current?.querySelector('button'));
    }
    /** Target of `pointerdown`. Selecting text in the search may end outside the panel, and must not close it. */
    let pressTarget: EventTarget | null = null;
    function handlePress({ target }: Event) {
      pressTarget = target;
    }
    function handleOutside({ type, target }: Event) {
      const places = type === 'click' ? [target, pressTarget] : [target];
      if (!places.some((place) => root.current?.contains(place as Node | null))) onClose();
    }
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusin', handleOutside);
    document.addEventListener('pointerdown', handlePress);
    // In the capture phase, because a click may remove its element, such as the clear button, before the event bubbles.
    document.addEventListener('click', handleOutside, { capture: true });
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('focusin', handleOutside);
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('click', handleOutside, { capture: true });
    };
  }, [isOpen, onClose]);

  return (
    <div ref={root}>
      <ProgrammesEntry aria-expanded={isOpen} aria-controls={PANEL_ID} load={panelCode.load} onClick={onToggle} />
      {/* No class while closed: critical CSS leaves it out. `tabIndex`: Firefox makes a scroll container a Tab stop. */}
      <div id={PANEL_ID} className={isOpen ? panel : undefined} hidden={!isOpen} tabIndex={-1}>
        {isOpen && (Panel ? <Panel /> : <PanelPlaceholder panel={panelCode} />)}
      </div>
    </div>
  );
}
