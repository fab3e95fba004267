import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

/** Material's table, with two rows of fees. */
export function FeesTable() {
  return (
    <TableContainer>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              Intake
            </TableCell>
            <TableCell component="th" scope="col">
              Fee
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {['January', 'April'].map((month) => (
            <TableRow key={month}>
              <TableCell component="th" scope="row">
                {month}
              </TableCell>
              <TableCell>24 500</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
