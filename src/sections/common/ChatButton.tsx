import * as barTexts from '../../catalogue/interface/bars.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { NewTabHint, newTab } from '../../ui/newTab';

/** Opens the chat in a new tab. */
export function ChatButton({ className }: { className?: string }) {
  return (
    <Button className={className} variant="outlined" href={organisation.chat} {...newTab}>
      <Icon name="chat" /> {barTexts.chat} <NewTabHint />
    </Button>
  );
}
