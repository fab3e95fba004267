import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PricingPage } from '../../catalogue/pages/programPricing';
import { paths } from '../../paths';
import { Plot } from '../../ui/bloom/Bloom';
import { Icon } from '../../ui/Icon/Icon';
import { type Kind, kindsOfStudy } from './kindsOfStudy';

function Answer({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value;
  return (
    <span className={value ? 'answer yes' : 'answer'}>
      <Icon name={value ? 'check' : 'minus'} />
      {value ? 'Yes' : 'No'}
    </span>
  );
}

const ROWS: [name: string, cell: (kind: Kind) => ReactNode][] = [
  ['Who it is for', ({ suits }) => suits],
  ['Typical time', ({ time }) => time],
  ['Hours a week', ({ hours }) => hours],
  ['What you need first', ({ needs }) => needs],
  ['Live lessons', ({ hasLiveLessons }) => <Answer value={hasLiveLessons} />],
  ['Final project', ({ hasFinalProject }) => <Answer value={hasFinalProject} />],
  ['Monthly payment', ({ monthly }) => <Answer value={monthly} />],
  ['Fee from', ({ fee }) => <span className="amount">{fee}</span>],
  // Not in the column's head: a small screen does not show it.
  [
    'Read more',
    ({ name, path }) =>
      path ? (
        <Link className="go" to={path}>
          About {name}
        </Link>
      ) : (
        <Link className="go" to={paths.programmes}>
          All programmes
        </Link>
      ),
  ],
];

/** The kinds of programme compared, a column each. On a small screen each row is a block of its own. */
export function KindsTable(props: PricingPage['kinds']) {
  const kinds = kindsOfStudy(props);
  return (
    <div className="table-frame">
      <table className="stacking kinds">
        <caption className="visually-hidden">{props.caption}</caption>
        <thead>
          <tr>
            <td />
            {kinds.map(({ name, icon, family }) => (
              <th key={name} scope="col">
                <Plot rows={icon} family={family} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([row, cell]) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {kinds.map((kind) => (
                <td key={kind.name} data-label={kind.name}>
                  {cell(kind)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
