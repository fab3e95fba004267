import { type KeyboardEvent, useId, useState } from 'react';
import { fill } from '../../catalogue/fill';
import * as texts from '../../catalogue/markedTask.yaml';
import { MAX_SCORE } from '../../catalogue/markedTaskLimits';
import type { MarkedTaskContent } from '../../catalogue/schema/examples';
import { Badge } from '../../ui/Badge/Badge';
import { chip } from '../../ui/Chip/Chip.css';
import { CodePanel } from '../../ui/CodePanel/CodePanel';
import { visuallyHidden } from '../../ui/text.css';
import { useHydrated } from '../../ui/useHydrated';
import * as styles from './MarkedTask.css';

const VIEWS = ['first', 'marked', 'second'] as const;
type View = (typeof VIEWS)[number];

const LEAVES = Array.from({ length: MAX_SCORE }, (_, index) => index + 1);
/** Steps from a tab to the next, by key. */
const STEPS: Record<string, (at: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at + VIEWS.length - 1,
  Home: () => 0,
  End: () => VIEWS.length - 1,
};

/** Notes beside the lines of code they are about, where there is room. */
function NoteList({ notes }: Pick<MarkedTaskContent, 'notes'>) {
  return (
    <ol className={styles.notes}>
      {notes.map(({ line, text }) => (
        <li
          key={line}
          className={styles.noteAt[line]}
          data-tight={notes.some((next) => next.line > line && next.line < line + 3) || undefined}
        >
          <b>{fill(texts.line, { number: line })}</b>
          {` ${text}`}
        </li>
      ))}
    </ol>
  );
}

/** Criteria, each with its leaves: those of the first try, and those that the second adds. */
function Rubric({ criteria, isMarked }: Pick<MarkedTaskContent, 'criteria'> & { isMarked: boolean }) {
  const { name, score } = texts.rubric;
  return (
    <ul className={styles.rubric} data-part="rubric" aria-label={name}>
      {criteria.map(({ name, first, second }) => (
        <li key={name} className={styles.criterion}>
          {`${name} `}
          {isMarked && <span className={visuallyHidden}>{fill(score, { first, all: LEAVES.length, second })}</span>}
          <span className={styles.leaves}>
            {LEAVES.map((leaf) => (
              <i
                key={leaf}
                className={styles.leaf}
                data-leaf={leaf <= first ? 'first' : leaf <= second ? 'second' : undefined}
              />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * A learner's task as the centre's example: the first try, the same with a facilitator's notes and
 * a rubric, and the second try (S1-57). Tabs show one at a time; without scripts all are there.
 */
export function MarkedTask() {
  const isHydrated = useHydrated();
  const id = useId();
  const [view, setView] = useState<View>('marked');
  const { views } = texts;
  const { task, isProse, lines, result, criteria, changes } = texts.content;
  const notes = [...texts.content.notes].sort((one, other) => one.line - other.line);
  const second = lines.map((line, index) => changes.find((change) => change.line === index + 1)?.becomes ?? line);
  const isHidden = (...shown: View[]) => isHydrated && !shown.includes(view);
  const tabId = (name: View) => `${id}${name}`;

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const to = step && VIEWS[step(VIEWS.indexOf(view)) % VIEWS.length];
    if (!to) return;
    event.preventDefault();
    setView(to);
    document.getElementById(tabId(to))?.focus();
  }

  return (
    <div className={styles.frame} data-view={view} data-ready={isHydrated ? '' : undefined}>
      <div className={styles.tabs} {...(isHydrated && { role: 'tablist', 'aria-label': views.label })}>
        {VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            id={tabId(name)}
            className={chip}
            disabled={!isHydrated}
            onClick={() => setView(name)}
            onKeyDown={handleKey}
            {...(isHydrated && { role: 'tab', 'aria-selected': name === view, tabIndex: name === view ? 0 : -1 })}
          >
            {views[name]}
          </button>
        ))}
      </div>
      <div className={styles.panel} {...(isHydrated && { role: 'tabpanel', 'aria-labelledby': tabId(view) })}>
        <div className={styles.task} data-part="task" hidden={isHidden('first')}>
          <h3>{texts.task}</h3>
          <p>{task}</p>
        </div>
        <div className={styles.code} data-part="first" hidden={isHidden('first', 'marked')}>
          <h3 className={styles.viewHeading}>{views.first}</h3>
          <CodePanel lines={lines} isProse={isProse} marked={view === 'first' ? [] : notes.map(({ line }) => line)}>
            {result}
          </CodePanel>
        </div>
        <div className={styles.side} data-part="notes" hidden={isHidden('marked')}>
          <h3 className={styles.viewHeading}>{views.marked}</h3>
          <NoteList notes={notes} />
        </div>
        <div className={styles.secondCode} data-part="second" hidden={isHidden('second')}>
          <h3 className={styles.viewHeading}>{views.second}</h3>
          <CodePanel lines={second} isProse={isProse} marked={changes.map(({ line }) => line)}>
            {texts.content.outcome}
          </CodePanel>
        </div>
        <div className={styles.secondSide} data-part="changes" hidden={isHidden('second')}>
          <NoteList notes={changes} />
        </div>
        <div className={styles.foot}>
          <Badge look="soon" icon="book">
            {texts.example}
          </Badge>
          <Rubric criteria={criteria} isMarked={view !== 'first'} />
        </div>
      </div>
    </div>
  );
}
