import { useEffect } from 'react';
import type { MarkedTask } from '../../catalogue/markedTaskSchema';
import { slugOf } from '../../catalogue/slugs';
import { type LazyPart, lazyPart, useLazyPart } from '../../ui/lazyPart';
import { MarkedWork } from './MarkedWork';
import * as styles from './MarkedWork.css';

const files = import.meta.glob<{ default: MarkedTask }>('#catalogue/programmes/*.yaml', { query: '?marked' });
/** The marked work of each programme, by the last segment of its path. */
const sheets = new Map(
  Object.entries(files).map(([file, load]) => [/([\w-]+)\.yaml/.exec(file)?.[1], lazyPart(load, 'default')]),
);

/** The marked task of the programme at `path`, under its question. It fetches the task's content when mounted. */
export function ProgrammeMarkedTask({ path }: { path: string }) {
  const part = sheets.get(slugOf(path)) as LazyPart<MarkedTask>;
  const { part: sheet } = useLazyPart(part);
  useEffect(() => void part.load(), [part]);
  return (
    sheet && (
      <>
        <p className={styles.ofProgramme}>{sheet.task}</p>
        <MarkedWork sheet={sheet} />
      </>
    )
  );
}
