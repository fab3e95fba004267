import type { ReactNode } from 'react';
import { visuallyHidden } from '../../ui/text.css';
import * as styles from './StackingTable.css';

interface Column {
  /** Empty for a column of row heads that needs no head of its own. */
  name: string;
  /** What is shown at its head; its name, unless a drawing stands there too. */
  head?: ReactNode;
  /** Of the table's width, in %; those without one share the rest. */
  share?: keyof typeof styles.share;
}

/** Columns whose heads are their names, each with its share of the width. */
export const columnsOf = (...columns: [name: string, share: NonNullable<Column['share']>][]): Column[] =>
  columns.map(([name, share]) => ({ name, share }));

interface StackingTableProps {
  /** Its accessible name; the heading above says it to the eye. */
  caption: string;
  columns: Column[];
  /** A `Row` each. */
  children: ReactNode;
}

/** A table whose rows become blocks where it does not fit, each cell with its column's name beside it. */
export function StackingTable({ caption, columns, children }: StackingTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        {/* All columns at once: those of the heads alone would grow narrower as the next head arrives. */}
        <colgroup>
          {columns.map(({ name, share }) => (
            <col key={name} className={share && styles.share[share]} />
          ))}
        </colgroup>
        <thead className={styles.columnHeads}>
          <tr>
            {columns.map(({ name, head }) =>
              name === '' ? (
                <td key={name} className={styles.columnHead} />
              ) : (
                <th key={name} className={head ? styles.drawnHead : styles.columnHead} scope="col">
                  {head ?? name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className={styles.rows}>{children}</tbody>
      </table>
    </div>
  );
}

interface RowProps {
  head: ReactNode;
  /** For a row with a layout of its own where it is stacked. */
  className?: string;
  /** What begins with it: its cells say it too. */
  over?: string | undefined;
  children: ReactNode;
}

/** A row: its head, and a `Cell` for each other column. */
export function Row({ head, className = '', over, children }: RowProps) {
  return (
    <tr className={`${styles.row} ${className}`} data-over={over}>
      <th className={styles.rowHead} scope="row">
        {head}
      </th>
      {children}
    </tr>
  );
}

interface CellProps {
  /** The column's name, shown beside the value in a stacked row; none where the value says it. */
  label?: string;
  isText?: boolean;
  colSpan?: number;
  children: ReactNode;
}

/** One value of a row. */
export function Cell({ label, isText, colSpan, children }: CellProps) {
  return (
    <td className={isText ? `${styles.cell} ${styles.textCell}` : styles.cell} data-label={label} colSpan={colSpan}>
      {children}
    </td>
  );
}
