import type { ComponentProps, ComponentType } from 'react';
import type { WorkWindow } from '../../../catalogue/workSchema';
import { enhancement, later } from '../../../ui/later';
import { Frame, type WindowOf } from './parts';

/** A view of one kind of window. Without further props it is the prerendered, static version. */
type ViewOf<K extends WorkWindow['kind']> = ComponentType<{ window: WindowOf<K> }>;

/** Props of an interactive example: its content, and the view that it shares with the static version. */
// biome-ignore lint/suspicious/noExplicitAny: A view has props of its own beside its window.
export interface Working<V extends ComponentType<any>> {
  window: ComponentProps<V>['window'];
  View: V;
}

/** Draws a programme's example, or nothing where the content is of another kind. */
export type Example = ComponentType<{ window: WorkWindow }>;

/**
 * An example of one kind: `View` is prerendered, and `load` fetches what makes it work after hydration. Both draw the
 * same first state in the same size, so that nothing moves (S1-47).
 */
export function example<K extends WorkWindow['kind'], V extends ViewOf<K>>(
  kind: K,
  View: V,
  load: () => Promise<{ Working: ComponentType<Working<V>> }>,
): Example {
  const Static: ViewOf<K> = View;
  const Late = enhancement(later(load, 'Working'));
  return ({ window }) => {
    if (window.kind !== kind) return null;
    const own = window as WindowOf<K>;
    return (
      <Frame name={own.name}>
        <Late window={own} View={View} instead={<Static window={own} />} />
      </Frame>
    );
  };
}
