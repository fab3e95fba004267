import type { Invitation } from '../../catalogue/content';
import { registrationAddress } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { actions } from '../../ui/layout.css';
import type { Look, Rows } from '../../ui/motif/patterns';
import { display, lead as leadText } from '../../ui/text.css';
import { ChatButton } from './ChatButton';
import { ClosingBand } from './ClosingBand';

interface CallToActionProps extends Invitation {
  /** Whose page it is, and its own motifs, as in its head. */
  look?: Look;
  icons?: readonly Rows[];
}

/** The closing band of a page: an invitation, and the way to follow it. */
export function CallToAction({
  heading,
  lead,
  action = { text: 'Apply now', programme: '' },
  ...cloth
}: CallToActionProps) {
  const target = 'path' in action ? { to: action.path } : { href: registrationAddress(action) };
  return (
    <ClosingBand {...cloth} isOffPaper>
      <h2 className={display}>{heading}</h2>
      <p className={leadText}>{lead}</p>
      <div className={actions}>
        <Button color="sun" {...target}>
          {action.text}
        </Button>
        <ChatButton />
      </div>
    </ClosingBand>
  );
}
