import { Link } from 'react-router-dom';
import type { HomePage } from '../../catalogue/pages/home';
import { paths } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { Bloom } from '../../ui/bloom/Bloom';
import { Icon } from '../../ui/Icon/Icon';
import { Section } from '../../ui/Section/Section';
import { SectionHead } from '../common/SectionHead';

/** What the centre does for organisations (S1-13). */
export function CorporateBand({ heading, lead, training, consulting }: HomePage['corporate']) {
  return (
    <Section className="deep on-dark">
      <SectionHead heading={heading} lead={lead} />
      <div className="corporate">
        <div className="panel">
          <h3>{training.heading}</h3>
          <ul className="rows">
            {training.items.map(({ title, text, path = paths.home, icon }) => (
              <li key={title}>
                <Link to={path}>
                  {icon && <Bloom rows={icon} family="erica" size={40} />}
                  <span>
                    <b>{title}</b>
                    <br />
                    <span className="muted">{text}</span>
                  </span>
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="panel apart">
          <div className="stack">
            <Bloom rows={consulting.icon} family="protea" size={88} />
            <h3>Corporate consulting</h3>
            <p className="muted">
              <b>{consulting.title}.</b>
              {` ${consulting.text}`}
            </p>
          </div>
          <Button color="sun" to={consulting.path}>
            {consulting.action}
          </Button>
        </div>
      </div>
    </Section>
  );
}
