import type { ReactNode } from 'react';
import type { Family } from '../../../catalogue/schema';
import type { WorkWindow as Content } from '../../../catalogue/workSchema';
import { Icon } from '../../../ui/Icon/Icon';
import { leafPath } from '../../../ui/motif/tiles';
import { Bar } from '../Bar';
import * as styles from './WorkWindow.css';

type WindowOf<K extends Content['kind']> = Extract<Content, { kind: K }>;

/** Passed items have a tick, others a triangle; the text says which. */
function Findings({ items }: { items: WindowOf<'log'>['lines'] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ isRight, text }) => (
        <li key={text} className={isRight ? styles.line : styles.alert}>
          <Icon name={isRight ? 'check' : 'alert'} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function Chart({ unit, bars }: WindowOf<'chart'>) {
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <>
      <p>{unit}</p>
      <ul className={styles.list}>
        {bars.map(({ label, value }, index) => (
          <li key={label} className={styles.measured}>
            {label} <Bar share={value / most} colour={index === 0 ? 'petal' : 'soft'} /> <b>{value}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Page({ heading, text, items, action }: WindowOf<'page'>) {
  return (
    <>
      <div className={styles.beside}>
        <svg className={styles.picture} viewBox="0 0 4 4" aria-hidden="true">
          <path d={leafPath('a', 0, 0, 4)} />
        </svg>
        <div className={styles.words}>
          <p className={styles.title}>{heading}</p>
          <p>{text}</p>
        </div>
      </div>
      <ul className={styles.beside}>
        {items.map((item) => (
          <li key={item} className={styles.box}>
            {item}
          </li>
        ))}
      </ul>
      <p className={styles.box}>{action}</p>
    </>
  );
}

function Form({ rows, action }: WindowOf<'form'>) {
  return (
    <>
      <dl className={styles.list}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.box}>{value}</dd>
          </div>
        ))}
      </dl>
      {action && <p className={styles.alert}>{action}</p>}
    </>
  );
}

function Prompt({ prompt, answer, checks }: WindowOf<'prompt'>) {
  return (
    <>
      <p>Asked</p>
      <p className={styles.box}>{prompt}</p>
      <p>Answered</p>
      <p className={styles.answer}>{answer}</p>
      <p>Checked by a person</p>
      <Findings items={checks} />
    </>
  );
}

function inside(window: Content): ReactNode {
  switch (window.kind) {
    case 'log':
      return <Findings items={window.lines} />;
    case 'code':
      return (
        <pre className={styles.code}>
          <code>{window.lines.join('\n')}</code>
        </pre>
      );
    case 'chart':
      return <Chart {...window} />;
    case 'page':
      return <Page {...window} />;
    case 'form':
      return <Form {...window} />;
    case 'prompt':
      return <Prompt {...window} />;
  }
}

/** Example of learner's work as a window, drawn from the catalogue (S1-40). */
export function WorkWindow({ window, family }: { window: Content; family: Family }) {
  const isDark = window.kind === 'log' || window.kind === 'code';
  return (
    <div className={styles.window} data-part="window" data-family={family}>
      <p className={styles.bar}>
        <svg className={styles.dots} viewBox="0 0 5 1" aria-hidden="true">
          <path d={[0, 2, 4].map((x) => leafPath('a', x, 0, 1)).join('')} />
        </svg>
        {window.name}
      </p>
      <div className={isDark ? styles.dark : styles.body}>{inside(window)}</div>
    </div>
  );
}
