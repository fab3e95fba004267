import { CheckedItem, type ContentOf, Frame, Lines, useSteps } from './parts';

/** Log of one night: an entry is looked at, and a note says what it means. */
export function LogExample({ name, lines, notes, words }: ContentOf<'log'>) {
  const [at, controls] = useSteps(lines.length, words);
  const items = lines.map(({ isRight, text }) => (
    <CheckedItem key={text} isRight={isRight}>
      {text}
    </CheckedItem>
  ));
  return (
    <Frame isDark name={name} note={notes[at]} controls={controls}>
      <Lines at={at} items={items} />
    </Frame>
  );
}
