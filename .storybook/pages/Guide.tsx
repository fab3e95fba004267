/** Parts of the pages about the design system, drawn with Material's components in the site's theme. */
import styled from '@emotion/styled';
import { ThemeProvider } from '@mui/material/styles';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Children, type ReactNode } from 'react';
import { theme } from '../../src/theme';
import { Section } from '../../src/ui/Section/Section';
import { leadText } from '../../src/ui/text.css';

const Stack = styled.div({ display: 'grid', gap: theme.spacing(8) });

/** A page about the design system. */
export function Guide({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <Section>
        <Stack>
          <h1>{heading}</h1>
          <p className={leadText}>{lead}</p>
          {children}
        </Stack>
      </Section>
    </ThemeProvider>
  );
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
