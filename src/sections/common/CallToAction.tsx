import type { Invitation } from '../../catalogue/content';
import { organisation } from '../../catalogue/organisation';
import { Button } from '../../ui/Button/Button';
import { Quilt } from '../../ui/bloom/Quilt';
import { Section } from '../../ui/Section/Section';
import { ChatButton } from './ChatButton';

/** The closing band of a page. */
export function CallToAction({ heading, lead }: Invitation) {
  return (
    <Section className="wine on-dark">
      <div className="stack">
        <h2 className="display">{heading}</h2>
        <p className="lead">{lead}</p>
        <div className="buttons">
          <Button color="sun" href={organisation.applicant.register}>
            Apply now
          </Button>
          <ChatButton />
        </div>
      </div>
      <Quilt name="closing" />
    </Section>
  );
}
