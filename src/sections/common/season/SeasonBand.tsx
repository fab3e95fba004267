import type { ReactNode } from 'react';
import { Section } from '../../../ui/Section/Section';
import { SectionHeader } from '../SectionHeader';
import { Season } from './Season';
import { below } from './Season.css';

interface SeasonBandProps {
  heading: string;
  /** Under the drawing: where the same dates stand in words. */
  children: ReactNode;
}

/** The season of all programmes, on a band of its own. */
export function SeasonBand({ heading, children }: SeasonBandProps) {
  return (
    <Section surface="deep">
      <SectionHeader heading={heading} />
      <Season />
      <div className={below}>{children}</div>
    </Section>
  );
}
