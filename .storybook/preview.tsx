import '../src/theme/global.css';

import { builtOn } from 'virtual:catalogue/shell';
import type { Decorator, Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { loadFonts } from '../src/client/loadFonts';
import { Section } from '../src/ui/Section/Section';

// In ms; a busy machine renders slowly.
configure({ asyncUtilTimeout: 10_000 });

/** Loaded before the first story, so that no text moves. */
const fonts = loadFonts();

/** Puts each section's story into a band, unless it is a band itself. */
const withBand: Decorator = (Story, { title, parameters }) =>
  title.startsWith('sections/') && !parameters.isBand ? <Section>{Story()}</Section> : Story();

const withRouter: Decorator = (Story, { id, parameters }) => (
  <MemoryRouter key={id} initialEntries={[parameters.route ?? '/']} useTransitions={false}>
    {Story()}
  </MemoryRouter>
);

const preview: Preview = {
  loaders: [() => fonts],
  decorators: [withBand, withRouter],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: Object.fromEntries(
        [320, 390, 768, 1280].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
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
