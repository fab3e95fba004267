import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { belowBars, columnsFrom, containerUp, grid, page, pressTarget } from '../../theme/media';

/** From here a heading stands beside its text, and all text begins on one line. */
const BESIDE = containerUp('wide');
const beside = { gridTemplateColumns: '12rem minmax(0, 1fr)' };

export const columns = style({
  ...columnsFrom('lg', '16rem minmax(0, 1fr)', { columnGap: theme.layout.columns }),
  gap: theme.spacing(8),
});
const GAP = theme.spacing(6);
const TOP = `(${page.bars} + ${GAP})`;
/** Beside the documents, below the bars. In a low window it scrolls by itself. */
export const contents = style({
  scrollTargetGroup: 'auto',
  '@container': {
    [containerUp('lg')]: {
      ...belowBars(GAP),
      alignSelf: 'start',
      maxHeight: [`calc(100vh - ${TOP})`, `calc(100dvh - ${TOP})`],
      overflowY: 'auto',
    },
  },
});
/** Underlined under the pointer. While its part is the one in view it has a bar at its side. */
const entry = {
  display: 'flex',
  alignItems: 'center',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
} as const;
const current = { '&:target-current': { boxShadow: `inset 6px 0 ${theme.vars.palette.motif.leaf}` } };
export const list = style({ borderTop: `1.5px solid ${theme.vars.palette.edge.rule}` });
export const link = style({
  ...entry,
  minHeight: theme.size.md,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  paddingLeft: theme.spacing(4),
  fontWeight: 700,
  // Its own rule stands under its parts.
  selectors: { '&:not(:last-child)': { borderBottom: 0 }, ...current },
});
/** Of the first document's parts. The summary leads a narrow screen to them. */
export const partLinks = style({
  '@container': { [`not ${containerUp('lg')}`]: { display: 'none' } },
  paddingBlock: theme.spacing(1, 3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
});
export const partLink = style({
  ...entry,
  minHeight: theme.size.sm,
  paddingLeft: theme.spacing(8),
  fontSize: theme.typography.body2.fontSize,
  selectors: current,
});
/** An address of mail or of a body that is longer than a phone's line breaks where it must. */
export const documents = style({
  ...grid(theme.spacing(16)),
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const document = style({
  ...grid(theme.spacing(6)),
  paddingTop: theme.spacing(5),
  borderTop: `1.5px solid ${theme.vars.palette.edge.rule}`,
  '@container': { [BESIDE]: { ...beside, columnGap: theme.spacing(8) } },
});
globalStyle(`${document} > :not(h2)`, { '@container': { [BESIDE]: { gridColumn: 2 } } });
/** Larger than the heads of its parts, so that documents are told apart. */
export const title = style({ fontSize: '1.75rem' });
export const passage = style({
  ...grid(theme.spacing(1.5, 8)),
  '@container': { [BESIDE]: { ...beside, alignItems: 'baseline' } },
});
globalStyle(`${document} > ${passage}`, { '@container': { [BESIDE]: { gridColumn: '1 / -1' } } });
/** A heading inside a document, hardly larger than its text. */
export const partHeading = style({ fontSize: theme.typography.h4.fontSize });
/** A link alone in its row: tall enough to press, in a row as high as the others. */
export const factLink = style({ ...pressTarget, marginBlock: theme.spacing(-2.5) });
export const statementHeading = style({ marginTop: theme.spacing(3.5), fontSize: theme.typography.h4.fontSize });
