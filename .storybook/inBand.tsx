import type { Decorator } from '@storybook/react-vite';
import { Section } from '../src/ui/Section/Section';

/** Wraps a story in a band, as the pages do. */
export const inBand: Decorator = (Story) => (
  <Section>
    <Story />
  </Section>
);
