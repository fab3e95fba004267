import type { ComponentType } from 'react';
import type { ExampleContent } from '../../../catalogue/schema/examples';
import type { ContentOf } from '../../../ui/Figure/Figure';
import { AnswersExample } from './Answers';
import { ChoicesExample } from './Choices';
import { SortExample } from './Sort';
import { StepsExample } from './Steps';

const EXAMPLES: { [Kind in ExampleContent['kind']]: ComponentType<ContentOf<Kind>> } = {
  steps: StepsExample,
  choices: ChoicesExample,
  answers: AnswersExample,
  sort: SortExample,
};

/** The example of any kind. */
export function AnyExample(content: ExampleContent) {
  const Example = EXAMPLES[content.kind] as ComponentType<ExampleContent>;
  return <Example {...content} />;
}
