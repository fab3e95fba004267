import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categoryOf';
import type { ProgrammeFacts } from '../../catalogue/views';
import { Bloom } from '../../ui/bloom/Bloom';

/** A programme at the head of a table's row: its glyph, its name as a link, and its kind. */
export function ProgrammeName({
  path,
  name,
  icon,
  category,
}: Pick<ProgrammeFacts, 'path' | 'name' | 'icon' | 'category'>) {
  const kind = categoryOf({ category });
  return (
    <span className="programme-name">
      <Bloom rows={icon} family={kind.family} size={36} />
      <span>
        <Link to={path}>{name}</Link> <span className="kind">{kind.name}</span>
      </span>
    </span>
  );
}
