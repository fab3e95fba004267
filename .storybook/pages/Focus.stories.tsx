import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../src/theme';
import { Button } from '../../src/ui/Button/Button';
import { actions } from '../../src/ui/layout.css';
import { Section } from '../../src/ui/Section/Section';
import { surfaces } from '../../src/ui/Section/Section.css';
import { inTheme } from '../material/inTheme';
import { Guide, Lines, Rules } from './Guide';

const meta = {
  title: 'System/Focus',
  decorators: [inTheme],
  tags: ['!autodocs', 'no-picture'],
  parameters: { layout: 'fullscreen' },
  globals: { pseudo: { focusVisible: ['[data-part="ringed"] button'] } },
} satisfies Meta;

export default meta;

/** All surfaces; `undefined` is the default one. */
const SURFACES = [undefined, ...(Object.keys(surfaces) as (keyof typeof surfaces)[])];

export const Focus: StoryObj = {
  render: () => (
    <>
      <Guide
        heading="Focus"
        lead="One rule rings whatever has the focus of the keyboard. A surface chooses the ring’s colours, so it can be seen everywhere."
      >
        <Rules heading="Rules">
          <Lines
            items={[
              `The ring is ${theme.mixins.focusRing.outlineWidth} wide and ${theme.mixins.focusRing.outlineOffset} away from its control, with a gap of the surface’s colour between. In forced colours it is the system’s highlight.`,
              'The order of the Tab key is that of the page. Nothing that has the focus lies under the bars or the floating buttons: these move aside.',
              'What opens gives the focus back to what opened it. A modal panel keeps it inside; a disclosure, such as the programmes dropdown, does not.',
              'A change of page brings the focus to the new page’s main heading, which then shows no ring.',
              'No arrow keys, no shortcuts, no roving focus: links and buttons, Tab, Enter, Space and Escape are all there is to know.',
            ]}
          />
        </Rules>
      </Guide>
      {SURFACES.map((surface) => (
        <Section key={surface ?? 'paper'} {...(surface && { surface })}>
          <div data-part="ringed" className={actions}>
            <Button variant="outlined">On {surface ?? 'paper'}</Button>
            <Button color={surface === 'deep' ? 'sun' : 'primary'}>The first action there</Button>
          </div>
        </Section>
      ))}
    </>
  ),
};
