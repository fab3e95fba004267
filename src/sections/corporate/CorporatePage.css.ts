import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { centredLine, exampleRoom, oneColumn, up } from '../../theme/media';
import { wideStack } from '../../ui/layout.css';
import * as kinds from '../common/examples/kinds.css';

/** One block under another, as far apart as two columns. */
export const column = style({ ...oneColumn(theme.layout.columns), alignContent: 'start' });
/** Offer, action and people under the lead: on a wide screen further apart. */
export const head = style([
  wideStack,
  { '@media': { [up('lg')]: { gap: theme.spacing(8), paddingTop: theme.spacing(4.5) } } },
]);
/** An example has the body's size where there is room. */
export const example = style({ containerType: 'inline-size' });
globalStyle(`${example} > div`, { fontSize: theme.typography.body1.fontSize });
globalStyle(`${example} .${kinds.rows} > li > *`, { padding: theme.spacing(4), lineHeight: 1.5 });
// Each who signs has a colour.
const { protea, leaf, pincushion } = theme.vars.palette.motif;
[protea, leaf, pincushion].forEach((colour, at) => {
  globalStyle(`${example} .${kinds.place}:nth-child(${at + 1}) > .${kinds.tasks}`, {
    borderTop: `6px solid ${colour}`,
  });
});
/** A part of an example that is too narrow for its places side by side. */
const inNarrow = (selector: string, rule: object) =>
  globalStyle(`${example} ${selector}`, { '@container': { [exampleRoom.stacked]: rule } });
// Its text is small.
inNarrow('> div', { fontSize: theme.typography.body2.fontSize });
inNarrow(`.${kinds.rows} > li > *`, { padding: theme.spacing(3) });
// What belongs to a place stands under it, and a risk under its words.
inNarrow(`.${kinds.place}`, { gridTemplate: 'none / minmax(0, 1fr)' });
inNarrow(`.${kinds.tasks}:empty`, {
  minHeight: theme.size.sm,
  border: `1.5px dashed ${theme.vars.palette.edge.outline}`,
  background: 'none',
});
inNarrow(`:has(> .${kinds.risk})`, { flexWrap: 'wrap' });
inNarrow(`.${kinds.rowWords}`, { flexBasis: `calc(100% - ${theme.spacing(10)})` });
inNarrow(`.${kinds.risk}`, {
  ...centredLine(theme.spacing(3)),
  width: 'auto',
  marginLeft: theme.spacing(10),
});
inNarrow(`.${kinds.risk} > svg`, { width: '72px' });
