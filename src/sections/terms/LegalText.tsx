import type { Passage } from '../../catalogue/schema/pages';
import { stack } from '../../ui/layout.css';
import { measure, muted } from '../../ui/text.css';
import { partHeading, passage } from './LegalDocuments.css';

/** Paragraphs of a document. */
export function LegalText({ paragraphs }: Pick<Passage, 'paragraphs'>) {
  return (
    <div className={stack}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={`${muted} ${measure}`}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** A part of a document, under a heading hardly larger than its text. */
export function LegalPassage({ id, heading, paragraphs }: Passage) {
  return (
    <div id={id} className={passage}>
      <h3 className={partHeading}>{heading}</h3>
      <LegalText paragraphs={paragraphs} />
    </div>
  );
}
