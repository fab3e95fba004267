import { Link } from 'react-router-dom';
import type { Category, Programme } from '../../catalogue/schema';
import { paths } from '../../paths';
import { Bloom } from '../../ui/bloom/Bloom';
import { GROWTH } from '../../ui/bloom/Quilt';
import { Icon } from '../../ui/Icon/Icon';
import { FactsSheet } from './FactsSheet';

interface ProgrammeHeroProps {
  programme: Programme;
  category: Category;
  /** Bytes. */
  brochureSize: number | undefined;
}

/** The top of a programme's page: where it belongs, what it is, and its facts. */
export function ProgrammeHero({ programme, category, brochureSize }: ProgrammeHeroProps) {
  const { family } = category;
  return (
    <section className={`programme-hero tint-${family}`}>
      <div className="wrap">
        <div className="title">
          <nav className="breadcrumb" aria-label="Breadcrumb">
            <ol>
              <li>
                <Link to={paths.home}>Home</Link>
              </li>
              <li>{category.path ? <Link to={category.path}>{category.plural}</Link> : category.plural}</li>
              <li aria-current="page">{programme.name}</li>
            </ol>
          </nav>
          <div className="grow">
            <Bloom rows={GROWTH[0]} family={family} size={170} />
            <Bloom rows={GROWTH[1]} family={family} size={170} />
            <Bloom rows={programme.icon} family={family} size={170} />
          </div>
          <div className="words">
            <p className={`category text-${family}`}>{category.name}</p>
            <h1>{programme.name}</h1>
            {programme.isUpcoming && (
              <span className="badge soon">
                <Icon name="clock" />
                Coming Soon
              </span>
            )}
            <p className="lead">{programme.lead}</p>
          </div>
        </div>
        <FactsSheet programme={programme} brochureSize={brochureSize} />
      </div>
    </section>
  );
}
