import { useState } from 'react';
import { fill } from '../../../catalogue/fill';
import { Bars } from '../../../ui/Bars/Bars';
import { type ContentOf, ExampleButton, Frame, Leaf } from '../../../ui/Figure/Figure';
import { label as labelStyle } from '../../../ui/Figure/Figure.css';
import { formatRand } from '../../../ui/format';
import * as styles from './kinds.css';

type Content = ContentOf<'choices'>;
type Row = Content['rows'][number];

/** The largest risk. */
const SCALE = 5;
const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((total, one = 0) => total + one, 0);

/** What is said of the rows that are chosen, in the order of the presses. What is left out comes first. */
function noteOn({ rows, words }: Content, chosen: readonly number[]): string | undefined {
  const missed = rows.find(({ without }, index) => without && !chosen.includes(index));
  if (missed) return missed.without;
  if (words.all && chosen.length === rows.length) return words.all;
  if (words.none && chosen.length === 0) return words.none;
  const own = rows[chosen.at(-1) ?? -1]?.note;
  if (own || !words.count) return own;
  const goods = chosen.map((index) => rows[index] as Row);
  return fill(words.count, {
    chosen: chosen.length,
    all: rows.length,
    left: sum(rows.map(({ size, left }, index) => (chosen.includes(index) ? left : size))),
    sum: sum(rows.map(({ size }) => size)),
    goods: goods.map(({ value }) => value).join(', '),
    total: formatRand(sum(goods.map(({ price }) => price))),
  });
}

/** Rows of which a visitor chooses some, up to `most`: measures against risks, steps, corrections, or goods. */
export function ChoicesExample(content: Content) {
  const { name, heading, text, notes, rows, most, clear, words } = content;
  const [{ chosen, said }, set] = useState<{ chosen: readonly number[]; said?: string | undefined }>(content);
  function handlePress(index: number) {
    if (chosen.includes(index)) set({ chosen: chosen.filter((one) => one !== index) });
    else if (chosen.length === most) set({ chosen, said: words.tooMany });
    else set({ chosen: [...chosen, index] });
  }
  const controls = clear && (
    <ExampleButton isScripted onPress={() => set({ chosen: [], said: chosen.length > 0 ? clear.note : undefined })}>
      {clear.label}
    </ExampleButton>
  );
  return (
    <Frame name={name} note={said ?? noteOn(content, chosen)} controls={controls}>
      {notes && (
        <div className={styles.notes}>
          <b>{notes.heading}</b>
          <ul>
            {notes.items.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {heading && (
        <p>
          <b>{heading}</b> {text}
        </p>
      )}
      <ul className={styles.rows}>
        {rows.map(({ label, value, detail, instead, size, left, price }, index) => {
          const isChosen = chosen.includes(index);
          const risk = isChosen ? left : size;
          return (
            <li key={value}>
              <ExampleButton look="row" isPressed={isChosen} onPress={() => handlePress(index)}>
                <Leaf isTicked={isChosen} />
                <span className={styles.rowWords}>
                  {label && <span className={labelStyle}>{label}: </span>}
                  {isChosen && instead ? (
                    <>
                      <del>{value}</del> <ins className={styles.instead}>{instead}</ins>
                    </>
                  ) : (
                    value
                  )}
                  {detail && <span className={labelStyle}>{detail}</span>}
                </span>
                {price && <span className={styles.price}> {formatRand(price)}</span>}
                {words.risk && risk && (
                  // The note has the sum.
                  <span className={styles.risk}>
                    {' '}
                    <Bars
                      bars={[
                        { from: 0, to: 1, look: 'quiet' },
                        { from: 0, to: risk / SCALE },
                      ]}
                    />
                    <span className={labelStyle}>{fill(words.risk, { left: risk, scale: SCALE })}</span>
                  </span>
                )}
              </ExampleButton>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
