import type { Steps } from '../../catalogue/content';

/** Numbered steps, one under the other; one column of a band. */
export function NumberedSteps({ heading, lead, items }: Steps) {
  return (
    <div className="stack wide">
      <h2>{heading}</h2>
      {lead && <p className="muted">{lead}</p>}
      <ol className="numbered">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
