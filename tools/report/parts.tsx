/** What several reports show: verdicts, tables, lists and folded parts. */
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Children, type ReactElement, type ReactNode } from 'react';

const TONES = { good: ['✓', 'success'], bad: ['✗', 'error'], open: ['?', 'warning'], none: ['○', 'default'] } as const;

/** A verdict, told apart by sign and words, not by colour alone. */
export function Mark({ tone, children }: { tone: keyof typeof TONES; children: string }): ReactElement {
  const [sign, color] = TONES[tone];
  return (
    <Chip
      component="span"
      variant="outlined"
      color={color}
      icon={<span aria-hidden="true">{sign}</span>}
      label={children}
    />
  );
}

/** Words of less weight. */
export function Soft({ children }: { children: ReactNode }): ReactElement {
  return (
    <Typography component="span" variant="body2" color="text.secondary">
      {children}
    </Typography>
  );
}

interface Rows {
  caption: string;
  /** A head that begins with '#' is over a column of numbers. */
  heads: string[];
  /** The cells of each row, its header first; `id` is its anchor. */
  rows: { id?: string; cells: ReactNode[] }[];
}

/** A table with a caption and heads. */
export function Rows({ caption, heads, rows }: Rows): ReactElement {
  const align = heads.map((head) => (head.startsWith('#') ? 'right' : 'left'));
  return (
    <Table sx={{ mb: 3, '& caption': { captionSide: 'top', color: 'inherit', fontWeight: 700, px: 0 } }}>
      <caption>{caption}</caption>
      <TableHead>
        <TableRow>
          {heads.map((head, at) => (
            <TableCell key={head} align={align[at]}>
              {head.replace('#', '')}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, cells: [header, ...cells] }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the page is drawn once.
          <TableRow key={at} id={id}>
            <TableCell component="th" scope="row">
              {header}
            </TableCell>
            {Children.map(cells, (cell, column) => (
              <TableCell align={align[column + 1]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A list; of links in columns where it is `plain`. */
export function Items({ items, as: List = 'ul', plain }: { items: ReactNode[]; as?: 'ul' | 'ol'; plain?: boolean }) {
  return (
    <List className={plain ? 'plain' : undefined}>
      {Children.map(items, (item) => (
        <li>{item}</li>
      ))}
    </List>
  );
}

/** Links to the parts of a page, in columns. */
export function Contents({ label, links }: { label: string; links: [href: string, words: string][] }): ReactElement {
  return (
    <nav aria-label={label}>
      <Items
        plain
        items={links.map(([href, words]) => (
          <a key={href} href={href}>
            {words}
          </a>
        ))}
      />
    </nav>
  );
}

/** A part that a visitor opens, as an accordion that needs no script. */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }): ReactElement {
  return (
    <Paper component="details" variant="outlined" sx={{ px: 3, my: 2, borderRadius: 1 }}>
      <summary>{summary}</summary>
      {children}
    </Paper>
  );
}
