import type { ReactNode } from 'react';
import { visuallyHidden } from '../../ui/text.css';
import * as styles from './StackingTable.css';

interface Column {
  /** Empty for a column of row headers. */
  name: string;
  /** Content of the header; `name` by default. */
  header?: ReactNode;
  /** Share of the table's width, in %; columns without one share the rest. */
  share?: keyof typeof styles.share;
}

/** Columns from names and shares of the width. */
export const columnsOf = (...columns: [name: string, share: NonNullable<Column['share']>][]): Column[] =>
  columns.map(([name, share]) => ({ name, share }));

interface StackingTableProps {
  /** Accessible name; sighted visitors have the heading above. */
  caption: string;
  columns: Column[];
  /** A `Row` for each entry. */
  children: ReactNode;
}

/** A table whose rows become blocks where it does not fit; each cell then shows its column's name. */
export function StackingTable({ caption, columns, children }: StackingTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        {/* A colgroup sets every width at once: streamed headers alone would narrow one by one. */}
        <colgroup>
          {columns.map(({ name, share }) => (
            <col key={name} className={share && styles.share[share]} />
          ))}
        </colgroup>
        <thead className={styles.columnHeaders}>
          <tr>
            {columns.map(({ name, header }) =>
              name === '' ? (
                <td key={name} className={styles.columnHeader} />
              ) : (
                <th key={name} className={header ? styles.drawnHeader : styles.columnHeader} scope="col">
                  {header ?? name}
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
  header: ReactNode;
  /** Class for a row with a stacked layout of its own. */
  className?: string;
  /** Heading of the group that begins with this row; its cells are labelled with it. */
  over?: string | undefined;
  children: ReactNode;
}

/** A row: its header, and one `Cell` per column. */
export function Row({ header, className = '', over, children }: RowProps) {
  return (
    <tr className={`${styles.row} ${className}`} data-over={over}>
      <th className={styles.rowHeader} scope="row">
        {header}
      </th>
      {children}
    </tr>
  );
}

interface CellProps {
  /** Column name, shown beside the value in a stacked row; left out where the value says it. */
  label?: string;
  isText?: boolean;
  colSpan?: number;
  children: ReactNode;
}

/** A value of a row. */
export function Cell({ label, isText, colSpan, children }: CellProps) {
  return (
    <td className={isText ? `${styles.cell} ${styles.textCell}` : styles.cell} data-label={label} colSpan={colSpan}>
      {children}
    </td>
  );
}
