import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { LINE, STACKED } from '../common/StackingTable.css';

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
          // The link at its end has room of its own above and below its words.
          gap: theme.spacing(1, 3),
          padding: theme.spacing(3, 4.5, 1),
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        },
        // Month that begins with this row.
        '&[data-over]::before': {
          content: 'attr(data-over) / ""',
          flex: '1 0 100%',
          margin: theme.spacing(-3, -4.5, 1),
          padding: theme.spacing(3, 4.5, 2.5),
          background: theme.vars.palette.tint.sage,
          font: `750 ${theme.typography.h4.fontSize}/1.25 ${theme.typography.h1.fontFamily}`,
        },
      },
    },
    // The link's own room is the space between the lines.
    [LINE]: { selectors: { 'tr&': { rowGap: 0 } } },
  },
});
const inRow = (selector: string, rule: object) =>
  globalStyle(`${row} > ${selector}`, { '@container': { [STACKED]: rule } });
inRow('th', { flex: '1 1 60%', minWidth: 'min-content', padding: 0, fontSize: theme.typography.body1.fontSize });
inRow('td', {
  display: 'grid',
  flex: '0 1 calc(33.3% - 8px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 'max-content',
  padding: 0,
  gap: 0,
  fontSize: theme.typography.body2.fontSize,
});
inRow('th + td', { flex: 'none', alignSelf: 'stretch', alignContent: 'start' });
inRow('th + td::before', { content: 'none' });
// All dates on one line, under the header and the state, each after its name.
const inLine = (selector: string, rule: object) =>
  globalStyle(`${row} > ${selector}`, { '@container': { [LINE]: rule } });
inLine('th', { flexBasis: 'calc(100% - 16.5em)' });
inLine('td', {
  flex: 'none',
  gridTemplateColumns: 'auto auto',
  columnGap: theme.spacing(1.5),
  marginRight: theme.spacing(3),
});
inLine('td:last-child', { gridTemplateColumns: 'none', margin: '0 0 0 auto' });
inLine('td:last-child::before', { content: 'none' });
// As wide as the longest state: no date stands beside it.
inLine('th + td', {
  gridAutoFlow: 'column',
  gridTemplateColumns: 'none',
  alignItems: 'baseline',
  justifyContent: 'end',
  minWidth: '11.5em',
  margin: 0,
});
