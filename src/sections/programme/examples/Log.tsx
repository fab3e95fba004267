import { useState } from 'react';
import { example } from './example';
import { ExampleButton, Finding, Foot, Lines } from './parts';
import { panes } from './parts.css';

/** Log of one night: an entry is looked at, and a note says what it means. */
export const LogExample = example('log', ({ window: { lines, words, note, notes } }) => {
  const [at, setAt] = useState(0);
  return (
    <>
      <div className={panes.dark}>
        <Lines
          at={at}
          items={lines.map(({ isRight, text }) => (
            <Finding key={text} isRight={isRight}>
              {text}
            </Finding>
          ))}
        />
      </div>
      <Foot note={[note, ...notes][at]}>
        <ExampleButton onPress={() => setAt((at + 1) % lines.length)} isScripted look="main">
          {at === lines.length - 1 ? words.restart : words.next}
        </ExampleButton>
      </Foot>
    </>
  );
});
