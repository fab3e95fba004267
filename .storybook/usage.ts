import type { RequirementId } from '../spec/requirements';

/** How a component is used without eyes or mouse, and what it holds. Written beside its stories. */
export interface Usage {
  /** Key and what it does, as `['Tab', 'goes to the link']`. Empty where there is nothing to press. */
  keyboard: [key: string, effect: string][];
  /** What is said, and when. */
  screenReader: string;
  /** The statements of `spec/requirements.ts` that it has a part in. */
  requirements: RequirementId[];
}

/** The parameters that put `usage` on a component's page. */
export const usage = (usageOfComponent: Usage) => ({ usage: usageOfComponent });
