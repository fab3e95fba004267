import { organisation } from '../../catalogue/organisation';
import { Button } from '../../ui/Button/Button';
import { Quilt } from '../../ui/bloom/Quilt';
import { Icon } from '../../ui/Icon/Icon';

interface HomeHeroProps {
  heading: string;
  lead: string;
}

/** The top of the home page: what the centre offers, and the two ways on. */
export function HomeHero({ heading, lead }: HomeHeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="copy">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="buttons">
            <Button href="#programs">
              Find your programme <Icon name="arrow" />
            </Button>
            <Button color="apply" href={organisation.applicant.register}>
              Join Now
            </Button>
          </div>
        </div>
        <Quilt name="strip" />
        <Quilt name="wide" />
      </div>
    </section>
  );
}
