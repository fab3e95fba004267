import type { ButtonHTMLAttributes } from 'react';
import { programmesName } from '../../catalogue/navigation.yaml';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon/Icon';
import { useHydrated } from '../../ui/useHydrated';
import { barLink, chevron } from '../navigation/barLink.css';
import { opens } from '../navigation/opens';
import { useFocusHandover } from './useFocusHandover';

interface ProgrammesEntryProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Fetches the panel's code. */
  load: () => void;
  onClick: () => void;
}

/**
 * 'Programmes' in the bar: a link to the home page's programmes until hydration, then a button that opens the panel.
 * Both have the same size and place.
 */
export function ProgrammesEntry({ load, onClick, ...attributes }: ProgrammesEntryProps) {
  const isHydrated = useHydrated();
  const { linkRef, buttonRef } = useFocusHandover();
  const content = (
    <>
      {programmesName} <Icon name="chevronDown" className={chevron} />
    </>
  );

  if (!isHydrated) {
    return (
      <a ref={linkRef} className={barLink} href={paths.programmes}>
        {content}
      </a>
    );
  }
  return (
    <button {...attributes} ref={buttonRef} type="button" className={barLink} {...opens(load, onClick)}>
      {content}
    </button>
  );
}
