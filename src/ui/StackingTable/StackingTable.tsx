import type { ReactNode } from 'react';
import { visuallyHidden } from '../text.css';
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

interface RowMarks {
  /** Class for a row with a look of its own. */
  className?: string;
  /** Name of a part that styles and tests know. */
  part?: string | undefined;
}

interface StackingTableProps {
  /** Accessible name; sighted visitors have the heading above. */
  caption: string;
  columns: Column[];
  /** `Rows`, once or in groups. */
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
        {children}
      </table>
    </div>
  );
}

interface RowsProps extends RowMarks {
  /** Heading of a group. */
  name?: ReactNode;
  /** Cells that the heading spans. */
  span?: number;
  /** A `Row` for each entry. */
  children: ReactNode;
}

/** Rows of a table: all, or a group with a heading. */
export function Rows({ name, span, className = '', part, children }: RowsProps) {
  return (
    <tbody className={styles.rows}>
      {name && (
        <tr className={`${styles.group} ${className}`} data-part={part}>
          <th className={styles.groupHeader} colSpan={span} scope="rowgroup">
            {name}
          </th>
        </tr>
      )}
      {children}
    </tbody>
  );
}

interface RowProps extends RowMarks {
  header: ReactNode;
  children: ReactNode;
}

/** A row: its header, and one `Cell` per column. */
export function Row({ header, className = '', part, children }: RowProps) {
  return (
    <tr className={`${styles.row} ${className}`} data-part={part}>
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
