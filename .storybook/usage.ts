import type { RequirementId } from '../spec/requirements';

/** How a component works with a keyboard and a screen reader, and which requirements it meets. */
export interface Usage {
  /** Key and effect, as `['Tab', 'goes to the link']`. Empty where nothing can be pressed. */
  keyboard: [key: string, effect: string][];
  /** What is announced, and when. */
  screenReader: string;
  /** Requirements of `spec/requirements.ts` that the component helps to meet. */
  requirements: RequirementId[];
}

/** Story parameters that show `usage` on a component's page. */
export const usage = (usageOfComponent: Usage) => ({ usage: usageOfComponent });
