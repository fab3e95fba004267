import type { ComponentType } from 'react';
import type { WorkWindow } from '../../../catalogue/workSchema';
import { Frame, type WindowOf } from './parts';

/** Draws a programme's example, or nothing where the content is of another kind. */
export type Example = ComponentType<{ window: WorkWindow }>;

/** An example of one kind, in its frame: `Content` draws what is in it and answers presses (S1-47). */
export function example<K extends WorkWindow['kind']>(
  kind: K,
  Content: ComponentType<{ window: WindowOf<K> }>,
): Example {
  return ({ window }) =>
    window.kind === kind && (
      <Frame name={window.name}>
        <Content window={window as WindowOf<K>} />
      </Frame>
    );
}
