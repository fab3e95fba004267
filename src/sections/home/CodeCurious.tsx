import type { HomePage } from '../../catalogue/pages/home';
import { paths } from '../../paths';
import { Button } from '../../ui/Button/Button';
import { Bloom } from '../../ui/bloom/Bloom';
import { GROWTH } from '../../ui/bloom/Quilt';
import { Section } from '../../ui/Section/Section';
import { Ticks } from '../common/Ticks';

/** Where beginners start. */
export function CodeCurious({ heading, lead, items, action }: HomePage['codeCurious']) {
  return (
    <Section className="curious">
      <div className="growth">
        {GROWTH.slice(0, 3).map((rows) => (
          <Bloom key={rows.join()} rows={rows} family="protea" size={176} />
        ))}
      </div>
      <div className="stack">
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
        <Ticks items={items} />
        <Button to={paths.codeCurious}>{action}</Button>
      </div>
    </Section>
  );
}
