import { registrationAddress } from '../../catalogue/addresses';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import type { Invitation } from '../../catalogue/schema/pages';
import { Button } from '../../ui/Button/Button';
import { stack } from '../../ui/layout.css';
import type { PageVariant, Rows } from '../../ui/motif/patterns';
import { leadText } from '../../ui/text.css';
import { ClosingBand } from './ClosingBand';

interface CallToActionProps extends Invitation {
  /** Variant of the page: surface and motifs, as in its header. */
  variant?: PageVariant;
  icons?: readonly Rows[];
  /** Outline of the band's pattern. */
  outline?: string[] | undefined;
}

/** Closing band of a page: an invitation and its button. */
export function CallToAction({ heading, lead, action, ...design }: CallToActionProps) {
  const target =
    action && 'path' in action ? { to: action.path } : ({ color: 'apply', href: registrationAddress(action) } as const);
  return (
    <ClosingBand {...design} isHiddenInPrint>
      <div className={stack}>
        <h2>{heading}</h2>
        <p className={leadText}>{lead}</p>
      </div>
      <Button {...target}>{action?.text ?? commonTexts.applyNow}</Button>
    </ClosingBand>
  );
}
