import { useEffect, useRef } from 'react';
import { lazyPart, useLazyPart } from '../../ui/lazyPart';
import { focusInPlace } from '../../ui/scrolling';
import { PanelPlaceholder } from '../navigation/PanelPlaceholder';
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
    /** Where the pointer went down. Text that is marked in the search may end outside: that click does not close the panel. */
    let begun: EventTarget | null = null;
    function handlePress({ target }: Event) {
      begun = target;
    }
    function handleOutside({ type, target }: Event) {
      const places = type === 'click' ? [target, begun] : [target];
      if (!places.some((place) => root.current?.contains(place as Node | null))) onClose();
    }
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusin', handleOutside);
    document.addEventListener('pointerdown', handlePress);
    // Listens in the capture phase: a click handler may remove the clicked element, such as the clear button, before the event bubbles.
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
      {/* The class is set only when open, so that critical CSS leaves it out. Firefox makes a scroll container a Tab stop; this one needs none. */}
      <div id={PANEL_ID} className={isOpen ? panel : undefined} hidden={!isOpen} tabIndex={-1}>
        {isOpen && (Panel ? <Panel /> : <PanelPlaceholder panel={panelCode} />)}
      </div>
    </div>
  );
}
