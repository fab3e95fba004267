import ClickAwayListener from '@mui/material/ClickAwayListener';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { programmesName } from '../../catalogue/navigation.yaml';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon/Icon';
import { lazyPart, useLazyPart } from '../../ui/lazyPart';
import { focusInPlace } from '../../ui/scrolling';
import { PanelButton } from './HydratedButton';
import { barLink, chevron, panel } from './NavigationBar.css';
import { PanelPlaceholder } from './PanelDialog';

const PANEL_ID = 'programmes-panel';
const panelCode = lazyPart(() => import('./ProgrammesPanel'), 'WidePanel');

type ProgrammesEntryProps = Omit<ComponentProps<typeof PanelButton>, 'href'>;

/** 'Programmes' in the bar, which opens the panel; until hydration a link to the home page's programmes. */
export function ProgrammesEntry(button: ProgrammesEntryProps) {
  return (
    <PanelButton {...button} className={barLink} href={paths.programmes}>
      {programmesName} <Icon name="chevronDown" className={chevron} />
    </PanelButton>
  );
}

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

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    onClose();
    focusInPlace(root.current?.querySelector('button'));
  }
  /** The focus has no next place while the window loses it, or its control goes. */
  function handleBlur({ relatedTarget }: FocusEvent) {
    if (isOpen && relatedTarget && !root.current?.contains(relatedTarget)) onClose();
  }

  return (
    // The press counts, not its end: text selected in the search may end outside the panel, and must not close it.
    <ClickAwayListener onClickAway={onClose} mouseEvent={isOpen && 'onMouseDown'} touchEvent={isOpen && 'onTouchEnd'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what its controls let through. */}
      <div ref={root} onKeyDown={handleKeyDown} onBlur={handleBlur}>
        <ProgrammesEntry aria-expanded={isOpen} aria-controls={PANEL_ID} load={panelCode.load} onOpen={onToggle} />
        {/* No class while closed: critical CSS leaves it out. `tabIndex`: Firefox makes a scroll container a Tab stop. */}
        <div id={PANEL_ID} className={isOpen ? panel : undefined} hidden={!isOpen} tabIndex={-1}>
          {isOpen && (Panel ? <Panel /> : <PanelPlaceholder panel={panelCode} />)}
        </div>
      </div>
    </ClickAwayListener>
  );
}
