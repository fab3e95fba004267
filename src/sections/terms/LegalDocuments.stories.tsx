import type { Meta, StoryObj } from '../../../.storybook/story';
import page from '../../catalogue/pages/terms-and-conditions.yaml';
import { LegalDocument, LegalDocuments } from './LegalDocuments';
import { LegalPassage, LegalText } from './LegalText';

const { passages, privacy } = page;
const contents = [
  { id: 'terms', heading: 'Terms of use' },
  { id: 'privacy', heading: privacy.heading },
] as const;

const meta = {
  component: LegalDocuments,
  subcomponents: { LegalDocument, LegalPassage, LegalText },
  args: {
    contents,
    children: (
      <>
        <LegalDocument {...contents[0]}>
          {passages.slice(0, 2).map((passage) => (
            <LegalPassage key={passage.id} {...passage} />
          ))}
        </LegalDocument>
        <LegalDocument {...contents[1]}>
          <LegalText paragraphs={privacy.paragraphs} />
        </LegalDocument>
      </>
    ),
  },
  parameters: {
    requirements: ['S2-96'],
  },
} satisfies Meta<typeof LegalDocuments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
