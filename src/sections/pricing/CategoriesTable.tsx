import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fill } from '../../catalogue/fill';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import * as priceTexts from '../../catalogue/interface/prices.yaml';
import type { PricingPage } from '../../catalogue/pageSchemas';
import { paths } from '../../paths';
import { actionLink } from '../../ui/actionLink.css';
import { Icon } from '../../ui/Icon/Icon';
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
      {value ? priceTexts.yes : priceTexts.no}
    </span>
  );
}

const ROWS: [name: string, cell: (column: CategoryColumn) => ReactNode][] = [
  [factTexts.whoFor, ({ suits }) => suits],
  [priceTexts.typicalTime, ({ time }) => time],
  [factTexts.hoursAWeek, ({ hours }) => hours],
  [factTexts.needs, ({ needs }) => needs],
  [factTexts.liveLessons, ({ hasLiveLessons }) => <Answer value={hasLiveLessons} />],
  [priceTexts.finalProject, ({ finalProject }) => <Answer value={finalProject} />],
  [priceTexts.monthlyPayment, ({ monthly }) => <Answer value={monthly} />],
  [priceTexts.feeFrom, ({ fee }) => <span className={styles.amount}>{fee}</span>],
  // A link in the column header would be hidden on a small screen.
  [
    priceTexts.readMore,
    ({ name, path }) =>
      path ? (
        <Link className={`${actionLink} ${aloneInCell}`} to={path}>
          {fill(priceTexts.aboutKind, { name })}
        </Link>
      ) : (
        <Link className={`${actionLink} ${aloneInCell}`} to={paths.programmes}>
          {priceTexts.allProgrammes}
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
