import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, noScript, oneColumn, up } from '../../theme/media';
import { actionLink } from '../../ui/actionLink.css';
import { IN_COLUMNS, STACKED } from '../../ui/StackingTable/StackingTable.css';

/** Actions of an intake, side by side where there is room: tall enough to press, without moving their row's baseline. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
  marginBlock: theme.spacing(-2.5),
  '@container': { [STACKED]: { marginBlock: 0 } },
});

/** Actions besides applying. */
export const quietLink = style([
  actionLink,
  { fontWeight: 400, fontSize: theme.typography.body2.fontSize, whiteSpace: 'nowrap' },
]);

/** A stacked row: header and state share a line; labelled dates stand side by side (S2-90). */
export const row = style({
  '@container': {
    [STACKED]: {
      selectors: {
        // More specific than the table's own row styles.
        'tr&': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          // The links at the row's end bring their own vertical padding.
          gap: theme.spacing(1, 4),
          padding: theme.spacing(3, 4.5, 1),
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        },
        // Line break after the state: no date stands beside it.
        '&::after': { content: '""', order: 1, flex: '1 0 100%', marginTop: theme.spacing(-1) },
      },
    },
  },
});
const inRow = (selector: string, rule: object) =>
  globalStyle(`${row} > ${selector}`, { '@container': { [STACKED]: rule } });
inRow('th', { flex: '1 1 8em', minWidth: 'min-content', padding: 0, fontSize: theme.typography.body1.fontSize });
inRow('td', {
  order: 2,
  ...oneColumn('0'),
  flex: '1 1 0',
  minWidth: 'max-content',
  padding: 0,
  fontSize: theme.typography.body2.fontSize,
});
inRow('td:last-child', { flex: '1 0 100%', minWidth: 0 });
inRow('th + td', { order: 0, flex: 'none', alignSelf: 'baseline' });
inRow('th + td::before', { content: 'none' });
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
