import { narrowFooterLabels } from '../../catalogue/navigation';
import { organisation } from '../../catalogue/organisation';
import { Button } from '../../ui/Button/Button';
import { NewTabHint, newTab } from '../../ui/newTab';
import { SocialLinks } from './SocialLinks';

/** The footer up to its switch (S9-02): the way to apply, what the site is about, and the social links (S2-80 to S2-82). */
export function NarrowColumns() {
  return (
    <div className="columns narrow">
      <div className="stack">
        <h2>Interested in Learning Top Tech Skills?</h2>
        <Button color="sun" href={organisation.applicant.register} {...newTab}>
          Apply Now <NewTabHint />
        </Button>
      </div>
      <ul className="labels">
        {narrowFooterLabels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <SocialLinks />
    </div>
  );
}
