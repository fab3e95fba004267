import { mailAddress } from '../catalogue/addresses';
import page from '../catalogue/pages/careers.yaml';
import { roles } from '../catalogue/roles.yaml';
import { SkillsMap } from '../sections/careers/SkillsMap';
import { CallToAction } from '../sections/common/CallToAction';
import { CardGrid } from '../sections/common/CardGrid';
import { NumberedSteps } from '../sections/common/NumberedSteps';
import { PageHeader } from '../sections/common/PageHeader';
import { TextBlock } from '../sections/common/TextBlock';
import { Button } from '../ui/Button/Button';
import { stack } from '../ui/layout.css';
import { Section } from '../ui/Section/Section';

/** The page about working here, and where skills lead. */
export default function Careers() {
  return (
    <>
      <PageHeader {...page} variant="erica" parts={[page.graduates, page.working]} />
      <Section surface="sand" weight="major">
        <SkillsMap graduates={page.graduates} {...page.map} />
      </Section>
      <Section hasColumns>
        <div className={stack}>
          <TextBlock {...page.working} />
          <Button href={mailAddress(page.apply.subject)}>{page.apply.text}</Button>
        </div>
        <NumberedSteps {...page.week} />
      </Section>
      <Section surface="sage">
        <CardGrid {...page.roles} items={roles} />
      </Section>
      <CallToAction {...page.closing} variant="erica" />
    </>
  );
}
