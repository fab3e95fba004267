import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { theme } from '../../src/theme';

interface GuideProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** A page about the design system, drawn with Material's components in the site's theme. */
export function Guide({ heading, lead, children }: GuideProps) {
  return (
    <Container maxWidth="wide" sx={{ paddingBlock: theme.layout.major }}>
      <Stack spacing={12}>
        <Stack spacing={4.5}>
          <Typography variant="h1">{heading}</Typography>
          <Typography variant="subtitle1" color="textSecondary" sx={{ maxWidth: theme.layout.leadMeasure }}>
            {lead}
          </Typography>
        </Stack>
        {children}
      </Stack>
    </Container>
  );
}

interface RulesProps {
  heading: string;
  children: ReactNode;
}

/** A section of a `Guide`. */
export function Rules({ heading, children }: RulesProps) {
  return (
    <Stack spacing={4.5}>
      <Typography variant="h2">{heading}</Typography>
      {children}
    </Stack>
  );
}

/** Sentences, one under another. */
export function Lines({ items }: { items: string[] }) {
  return items.map((item) => <Typography key={item}>{item}</Typography>);
}

interface TableProps {
  caption: string;
  columns: string[];
  /** A cell for each column; the first is the row's header. */
  rows: ReactNode[][];
}

/** A table of short values. It can be focused, because it scrolls where it does not fit. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <TableContainer role="region" aria-label={caption} tabIndex={0}>
      <MuiTable aria-label={caption}>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {Children.toArray(
            rows.map(([header, ...cells]) => (
              <TableRow key="row">
                <TableCell component="th" scope="row">
                  {header}
                </TableCell>
                {Children.map(cells, (cell) => (
                  <TableCell>{cell}</TableCell>
                ))}
              </TableRow>
            )),
          )}
        </TableBody>
      </MuiTable>
    </TableContainer>
  );
}
