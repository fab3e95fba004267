import './frame.css';

import { builtOn } from 'virtual:catalogue/day';
import type { Decorator, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { loadFonts } from '../src/client/loadFonts';
import { theme } from '../src/theme';
import { Section } from '../src/ui/Section/Section';
import { ComponentPage } from './ComponentPage';
import { type Choices, emulate } from './emulation';
import { frame } from './theme';

// In ms; a busy machine renders slowly.
configure({ asyncUtilTimeout: 10_000 });

/** Loaded before the first story, so that no text moves. */
const fonts = loadFonts();

/** Puts each section's story into a band, unless it is a band itself. */
const withBand: Decorator = (Story, { title, parameters }) =>
  title.startsWith('sections/') && !parameters.isBand ? (
    <Section>
      <Story />
    </Section>
  ) : (
    <Story />
  );

const withRouter: Decorator = (Story, { id, parameters }) => (
  <MemoryRouter key={id} initialEntries={[parameters.route ?? '/']} useTransitions={false}>
    <Story />
  </MemoryRouter>
);

const withChoices: Decorator = (Story, { globals }) => {
  emulate(globals as unknown as Choices, Number(globals.textSize));
  return <Story />;
};

const choice = <const Icon extends string>(title: string, icon: Icon, ...items: [value: string, title: string][]) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: items.map(([value, name]) => ({ value, title: name })) },
});

/** Phones, and both sides of every breakpoint. */
const widths = [320, 390, ...Object.values(theme.breakpoints.values).filter((width) => width >= 600), 1280, 1920];

const preview: Preview = {
  loaders: [() => fonts],
  decorators: [withBand, withRouter, withChoices],
  tags: ['autodocs'],
  globalTypes: {
    scheme: choice('Colours', 'mirror', ['auto', 'Colours: the system’s'], ['light', 'Light'], ['dark', 'Dark']),
    contrast: choice('Forced colours', 'contrast', ['auto', 'No forced colours'], ['forced', 'Forced colours']),
    motion: choice('Motion', 'timer', ['auto', 'Motion: the system’s'], ['reduced', 'Reduced motion']),
    textSize: choice('Text', 'paragraph', ['100', 'Text 100%'], ['200', 'Text 200%']),
    paper: choice('Paper', 'print', ['auto', 'On a screen'], ['paper', 'On paper']),
  },
  initialGlobals: { scheme: 'auto', contrast: 'auto', motion: 'auto', textSize: '100', paper: 'auto' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { page: ComponentPage, codePanel: true, theme: frame },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' }, type: 'desktop' },
        ]),
      ),
    },
    options: { storySort: { method: 'alphabetical', order: ['System', 'ui', 'sections', 'shell'] } },
  },
  beforeEach({ parameters }) {
    const read = Date.now.bind(Date);
    const ahead = Date.parse(`${parameters.day ?? builtOn}T12:00:00+02:00`) - read();
    Date.now = () => read() + ahead;
    return () => {
      Date.now = read;
    };
  },
};

export default preview;
