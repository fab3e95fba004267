import type { ComponentProps } from 'react';
import { programmesName } from '../../catalogue/navigation.yaml';
import { Icon } from '../../ui/Icon/Icon';
import { barLink, chevron } from './barLink.css';
import { ProgrammesButton } from './ProgrammesButton';
import { panelButtonHandlers } from './panelButtonHandlers';

interface ProgrammesEntryProps extends ComponentProps<'button'> {
  /** Fetches the panel's code. */
  load: () => void;
  onClick: () => void;
}

/** 'Programmes' in the bar, which opens the panel. */
export function ProgrammesEntry({ load, onClick, ...attributes }: ProgrammesEntryProps) {
  return (
    <ProgrammesButton {...attributes} className={barLink} {...panelButtonHandlers(load, onClick)}>
      {programmesName} <Icon name="chevronDown" className={chevron} />
    </ProgrammesButton>
  );
}
