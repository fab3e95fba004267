import { useEffect } from 'react';
import type { MarkedTaskContent } from '../../catalogue/schema/examples';
import { slugOf } from '../../catalogue/slugs';
import { type LazyPart, lazyPart, useLazyPart } from '../../ui/lazyPart';
import { MarkedTask } from './MarkedTask';
import * as styles from './MarkedTask.css';

const files = import.meta.glob<{ default: MarkedTaskContent }>('#catalogue/programmes/*.yaml', {
  query: '?markedTask',
});
/** The marked task of each programme, by the last segment of its path. */
const contents = new Map(
  Object.entries(files).map(([file, load]) => [/([\w-]+)\.yaml/.exec(file)?.[1], lazyPart(load, 'default')]),
);

/** The marked task of the programme at `path`, under its question. It fetches the task's content when mounted. */
export function ProgrammeMarkedTask({ path }: { path: string }) {
  const part = contents.get(slugOf(path)) as LazyPart<MarkedTaskContent>;
  const { part: content } = useLazyPart(part);
  useEffect(() => void part.load(), [part]);
  return (
    content && (
      <>
        <p className={styles.ofProgramme}>{content.task}</p>
        <MarkedTask content={content} />
      </>
    )
  );
}
