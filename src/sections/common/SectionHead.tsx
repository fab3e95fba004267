interface SectionHeadProps {
  heading: string;
  lead?: string | undefined;
}

/** The heading of a band, with its lead beside it where there is room. */
export function SectionHead({ heading, lead }: SectionHeadProps) {
  return (
    <div className={lead ? 'head split' : 'head'}>
      <h2>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
