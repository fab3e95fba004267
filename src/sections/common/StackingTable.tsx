import type { ReactNode } from 'react';

interface StackingTableProps {
  /** Its accessible name; the heading above says it to the eye. */
  caption: string;
  columns: string[];
  /** Rows; each cell has its column's name in `data-label`. */
  children: ReactNode;
}

/** A table whose rows become blocks on a small screen, each cell with its column's name beside it. */
export function StackingTable({ caption, columns, children }: StackingTableProps) {
  return (
    <div className="table-frame">
      <table className="stacking">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
