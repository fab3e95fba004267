import type { ComponentType } from 'react';
import type { ExampleContent } from '../../../catalogue/schema/examples';
import { BoardExample } from './Board';
import { ChartExample } from './Chart';
import { CodeExample } from './Code';
import { DeskExample } from './Desk';
import { FlowExample } from './Flow';
import { LogExample } from './Log';
import { MinutesExample } from './Minutes';
import type { ContentOf } from './parts';
import { RoundsExample } from './Rounds';
import { ShopExample } from './Shop';
import { SortExample } from './Sort';
import { TestsExample } from './Tests';

const EXAMPLES: { [Kind in ExampleContent['kind']]: ComponentType<ContentOf<Kind>> } = {
  log: LogExample,
  code: CodeExample,
  tests: TestsExample,
  chart: ChartExample,
  shop: ShopExample,
  desk: DeskExample,
  minutes: MinutesExample,
  flow: FlowExample,
  rounds: RoundsExample,
  board: BoardExample,
  sort: SortExample,
};

/** The example of any kind. */
export function AnyExample(content: ExampleContent) {
  const Example = EXAMPLES[content.kind] as ComponentType<ExampleContent>;
  return <Example {...content} />;
}
