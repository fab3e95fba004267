import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { UsageBlock } from './UsageBlock';

/** The page of every component: what it is, how it is used by keyboard and read, which statements it holds, its states. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <UsageBlock />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
