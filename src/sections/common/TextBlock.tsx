import type { Passage, Points } from '../../catalogue/schema/pages';
import { stack } from '../../ui/layout.css';
import { measure, muted } from '../../ui/text.css';
import { CheckList } from './CheckList';
import { RelatedLinks } from './RelatedLinks';

/** A heading over paragraphs, a check list and links, each where there are some; fills one column of a band. */
export function TextBlock({ id, heading, paragraphs = [], items, more }: Partial<Passage> & Pick<Points, 'heading'>) {
  return (
    <div className={stack} id={id}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={`${muted} ${measure}`}>
          {paragraph}
        </p>
      ))}
      {items && <CheckList items={items} />}
      {more && <RelatedLinks items={more} />}
    </div>
  );
}
