import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, noScript, up } from '../../theme/media';
import { IN_COLUMNS } from '../../ui/StackingTable/StackingTable.css';
import { row } from '../common/intakeRows.css';

export const showAll = style({
  minHeight: theme.size.lg,
  '@media': { [up('sm')]: { display: 'none' }, [noScript]: { display: 'none' } },
});
export const table = style({});
// What a phone shows after a press. Without scripts it is there from the start.
globalStyle(`${table} [data-part=later]`, {
  '@media': { [`screen and ${down('sm')} and (scripting: enabled)`]: { display: 'none' } },
});
// Rows of one height in columns.
globalStyle(`${table} ${row} > *`, {
  '@container': { [IN_COLUMNS]: { height: '3.5em', paddingBlock: 6, verticalAlign: 'middle' } },
});
