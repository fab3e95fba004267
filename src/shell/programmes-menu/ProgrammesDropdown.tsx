import { useEffect, useRef } from 'react';
import { PanelPlaceholder } from '../navigation/PanelPlaceholder';
import { useLazyPart } from '../navigation/useLazyPart';
import { focusInPlace } from '../scrolling';
import { panel } from './ProgrammesDropdown.css';
import { ProgrammesEntry } from './ProgrammesEntry';

const PANEL_ID = 'programmes-panel';
const loadPanel = async () => (await import('./DropdownPanel')).DropdownPanel;

interface ProgrammesDropdownProps {
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/**
 * 'Programmes' in the wide bar and the panel under it: a disclosure, not a menu. A click outside, Escape and leaving it
 * by Tab close it; Escape gives the focus back to the button (S2-30 to S2-34).
 */
export function ProgrammesDropdown({ isOpen, onToggle, onClose }: ProgrammesDropdownProps) {
  const root = useRef<HTMLDivElement>(null);
  const { Part: Panel, hasFailed, prepare } = useLazyPart(loadPanel);

  useEffect(() => {
    if (!isOpen) return;
    function handleKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      onClose();
      // Stryker disable next-line OptionalChaining: It listens only while it is drawn; only the type allows for none.
      focusInPlace(root.current?.querySelector('button'));
    }
    function handleOutside({ target }: Event) {
      // Stryker disable next-line OptionalChaining: It listens only while it is drawn; only the type allows for none.
      if (!root.current?.contains(target as Node)) onClose();
    }
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusin', handleOutside);
    // Captured: a click may take its own target away, the clear button for one, before it would get here.
    document.addEventListener('click', handleOutside, { capture: true });
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('focusin', handleOutside);
      document.removeEventListener('click', handleOutside, { capture: true });
    };
  }, [isOpen, onClose]);

  return (
    <div ref={root}>
      <ProgrammesEntry aria-expanded={isOpen} aria-controls={PANEL_ID} onIntent={prepare} onClick={onToggle} />
      {/* Its look comes with it, so that no built page holds it. Firefox makes a box that scrolls a Tab stop of its own; all in this one can be reached without. */}
      <div id={PANEL_ID} className={isOpen ? panel : undefined} hidden={!isOpen} tabIndex={-1}>
        {isOpen && (Panel ? <Panel /> : <PanelPlaceholder hasFailed={hasFailed} />)}
      </div>
    </div>
  );
}
