interface PageHeadProps {
  heading: string;
  lead: string;
}

/** The top of a page: its main heading and what it is about. */
export function PageHead({ heading, lead }: PageHeadProps) {
  return (
    <section className="page-head section">
      <div className="wrap stack">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
    </section>
  );
}
