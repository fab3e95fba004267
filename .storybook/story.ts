import type { Meta as AnyMeta } from '@storybook/react-vite';
import type { RequirementId } from '../spec/requirements';

export type { StoryObj } from '@storybook/react-vite';

/** Keyboard and screen-reader behaviour of a component, and the requirements that it meets. */
export interface Usage {
  /** Effect of each key, as `{ Escape: 'closes it' }`, where it is more than the element's own. */
  keyboard?: Record<string, string>;
  /** Announcements and their moments, where they are more than the element's own. */
  screenReader?: string;
  /** Requirements of `spec/requirements.ts` that the component helps to meet. */
  requirements: RequirementId[];
}

/** Common settings of a component's stories. Its page in the storybook shows the usage. */
export type Meta<Component> = AnyMeta<Component> & {
  parameters: Usage & {
    /** Room around a small part. Others reach from edge to edge, as bands do. */
    layout?: 'padded';
    /** Set for a band of a page, or more. Other sections are put into a band. */
    isBand?: true;
    /** Day on which the stories are drawn, `YYYY-MM-DD`. */
    day?: string;
    /** Address of the page around them. */
    route?: string;
    /** `window` for pictures of the whole window, not only the story. */
    picture?: 'window';
  };
};
