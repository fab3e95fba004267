import { Controls, Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { States } from './States';
import { UsageBlock } from './UsageBlock';

/** Documentation page of a component: purpose, keyboard, screen reader, requirements, states. */
export function ComponentPage() {
  const [story] = useContext(DocsContext).componentStories();
  const hasProps = Object.keys(story?.argTypes ?? {}).length > 0;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <UsageBlock />
      <States />
      {hasProps && (
        <>
          <h2>Props</h2>
          <p>The first state follows what is chosen here.</p>
          <Controls />
        </>
      )}
    </>
  );
}
