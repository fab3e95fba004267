import type { ComponentProps, ReactNode } from 'react';
import { StackingTable } from '../../src/sections/common/StackingTable';
import { passages, wideStack } from '../../src/ui/layout.css';
import { Section } from '../../src/ui/Section/Section';
import { lead as leadText } from '../../src/ui/text.css';
import { late } from './guide.css';

interface GuideProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** A page about the design system, in the site's own styles. */
export function Guide({ heading, lead, children }: GuideProps) {
  return (
    <Section>
      <div className={passages}>
        <div className={wideStack}>
          <h1>{heading}</h1>
          <p className={leadText}>{lead}</p>
        </div>
        {children}
      </div>
    </Section>
  );
}

interface RulesProps {
  heading: string;
  children: ReactNode;
}

/** A section of such a page. */
export function Rules({ heading, children }: RulesProps) {
  return (
    <div className={wideStack}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}

/** Sentences, one under another. */
export function Lines({ items }: { items: string[] }) {
  return (
    <>
      {items.map((item) => (
        <p key={item}>{item}</p>
      ))}
    </>
  );
}

/** A table of short values. It stacks at a smaller width than the site's tables. */
export function Table(props: ComponentProps<typeof StackingTable>) {
  return (
    <div className={late}>
      <StackingTable {...props} />
    </div>
  );
}

/** Sets the variables of `guide.css.ts` in a React `style`. */
export const withVars = (vars: Record<string, string>) => ({
  style: Object.fromEntries(Object.entries(vars).map(([name, value]) => [name.replace(/^var\((.*)\)$/, '$1'), value])),
});
