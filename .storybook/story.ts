import type { Meta as AnyMeta } from '@storybook/react-vite';
import type { RequirementId } from '../spec/requirements';

export type { StoryObj } from '@storybook/react-vite';

/** How a component works with a keyboard and a screen reader, and which requirements it meets. */
export interface Usage {
  /** Effect of each key, as `{ Tab: 'goes to the link' }`. Empty where nothing can be pressed. */
  keyboard: Record<string, string>;
  /** What is announced, and when. */
  screenReader: string;
  /** Requirements of `spec/requirements.ts` that the component helps to meet. */
  requirements: RequirementId[];
}

/** What a component's stories have in common; its page in the storybook shows the usage. */
export type Meta<Component> = AnyMeta<Component> & {
  parameters: Usage & {
    /** Room around a small part. Others reach from edge to edge, as bands do. */
    layout?: 'padded';
    /** Whether it is a band of a page, or more. Other sections stand in one. */
    isBand?: true;
    /** Day on which the stories are drawn, `YYYY-MM-DD`. */
    day?: string;
    /** Address of the page around them. */
    route?: string;
    /** What their pictures show, where it is not the story alone. */
    picture?: 'window';
  };
};
