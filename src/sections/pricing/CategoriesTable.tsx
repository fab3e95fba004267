import type { ReactNode } from 'react';
import type { PricingPage } from '../../catalogue/pageSchemas';
import { paths } from '../../paths';
import { actionLink } from '../../ui/actionLink.css';
import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link';
import { TintedMotif } from '../../ui/motif/Motif';
import { Cell, Row, StackingTable } from '../common/StackingTable';
import { aloneInCell } from '../common/StackingTable.css';
import * as styles from './CategoriesTable.css';
import { type CategoryColumn, categoryColumns } from './categoryColumns';

function Answer({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value;
  return (
    <span className={value ? styles.yes : styles.no}>
      <Icon name={value ? 'check' : 'minus'} className={styles.mark} />
      {value ? 'Yes' : 'No'}
    </span>
  );
}

const ROWS: [name: string, cell: (column: CategoryColumn) => ReactNode][] = [
  ['Who it is for', ({ suits }) => suits],
  ['Typical time', ({ time }) => time],
  ['Hours a week', ({ hours }) => hours],
  ['What you need first', ({ needs }) => needs],
  ['Live lessons', ({ hasLiveLessons }) => <Answer value={hasLiveLessons} />],
  ['Final project', ({ finalProject }) => <Answer value={finalProject} />],
  ['Monthly payment', ({ monthly }) => <Answer value={monthly} />],
  ['Fee from', ({ fee }) => <span className={styles.amount}>{fee}</span>],
  // A link in the column header would be hidden on a small screen.
  [
    'Read more',
    ({ name, path }) =>
      path ? (
        <Link className={`${actionLink} ${aloneInCell}`} to={path}>
          {`About ${name}`}
        </Link>
      ) : (
        <Link className={`${actionLink} ${aloneInCell}`} to={paths.programmes}>
          All programmes
        </Link>
      ),
  ],
];

function headOf({ name, icon, family }: CategoryColumn) {
  const header = (
    <>
      <TintedMotif rows={icon} family={family} className={styles.cell} />
      {name}
    </>
  );
  return { name, header };
}

/** Categories compared, one column each. */
export function CategoriesTable(props: PricingPage['categories']) {
  const columns = categoryColumns(props);
  return (
    <StackingTable caption={props.caption} columns={[{ name: '', share: 14 }, ...columns.map(headOf)]}>
      {ROWS.map(([row, cell]) => (
        <Row key={row} header={row}>
          {columns.map((column) => (
            <Cell key={column.name} label={column.name}>
              {cell(column)}
            </Cell>
          ))}
        </Row>
      ))}
    </StackingTable>
  );
}
