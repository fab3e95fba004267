import { Finding, Frame, Lines, useSteps, type WindowOf } from './parts';

/** Log of one night: an entry is looked at, and a note says what it means. */
export function LogExample({ name, lines, notes, words }: WindowOf<'log'>) {
  const [at, controls] = useSteps(lines.length, words);
  const items = lines.map(({ isRight, text }) => (
    <Finding key={text} isRight={isRight}>
      {text}
    </Finding>
  ));
  return (
    <Frame isDark name={name} note={notes[at]} controls={controls}>
      <Lines at={at} items={items} />
    </Frame>
  );
}
