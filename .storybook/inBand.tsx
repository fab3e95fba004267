import type { Decorator } from '@storybook/react-vite';
import { Section } from '../src/ui/Section/Section';

/** Stands a part of a band in one, as the pages do. */
export const inBand: Decorator = (Story) => (
  <Section>
    <Story />
  </Section>
);
