import { Quilt } from '../../ui/bloom/Quilt';

interface PageHeadProps {
  heading: string;
  lead: string;
}

/** The top of a page: its main heading and what it is about. */
export function PageHead({ heading, lead }: PageHeadProps) {
  return (
    <section className="page-head">
      <div className="wrap">
        <div className="words">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
        <Quilt name="head" />
      </div>
    </section>
  );
}
