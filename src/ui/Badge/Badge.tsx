import type { ReactNode } from 'react';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import { Icon, type IconName } from '../Icon/Icon';
import { badge, mark } from './Badge.css';

interface BadgeProps {
  look: keyof typeof badge;
  icon: IconName;
  children: ReactNode;
}

/** A state as text with an icon: colour alone is not enough (WCAG 1.4.1). Every state but open has an edge too. */
export function Badge({ look, icon, children }: BadgeProps) {
  return (
    <span className={badge[look]}>
      <Icon name={icon} className={mark} />
      {children}
    </span>
  );
}

/** Badge of an upcoming programme, in place of a link (S2-61). */
export function ComingSoon() {
  return (
    <Badge look="soon" icon="clock">
      {factTexts.comingSoon}
    </Badge>
  );
}
