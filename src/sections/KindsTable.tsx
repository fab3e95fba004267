import { facts } from 'virtual:catalogue/facts';
import { Link } from 'react-router-dom';
import { categories } from '../catalogue/categories';
import { formatDuration, formatRand } from '../ui/format';

/** The kinds of programme compared, from the programmes that are open. */
export function KindsTable({ caption }: { caption: string }) {
  const kinds = categories.map((category) => ({
    category,
    programmes: facts.filter((programme) => programme.category === category.id && !programme.isUpcoming),
  }));
  return (
    <div className="table-frame">
      <table className="stacking">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Programmes</th>
            <th scope="col">Shortest</th>
            <th scope="col">Fee from</th>
            <th scope="col">Monthly plan</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ category: { id, plural, path }, programmes }) => {
            const cheapest = programmes.toSorted((a, b) => a.fee.once - b.fee.once)[0];
            const shortest = programmes.toSorted((a, b) => a.duration.count - b.duration.count)[0];
            return (
              <tr key={id}>
                <th scope="row">{path ? <Link to={path}>{plural}</Link> : plural}</th>
                <td data-label="Programmes">{programmes.length}</td>
                <td data-label="Shortest">{shortest ? formatDuration(shortest.duration) : 'To come'}</td>
                <td data-label="Fee from">{cheapest ? formatRand(cheapest.fee.once) : 'To come'}</td>
                <td data-label="Monthly plan">{programmes.some(({ fee }) => fee.instalments) ? 'Yes' : 'No'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
