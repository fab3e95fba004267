import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { exampleRoom, factRoom } from '../../theme/media';
import { fact } from '../common/FactList.css';
import { flow, notes, place, risk, rowWords, step } from '../programme/examples/kinds.css';
import { FULL, measure } from '../programme/examples/parts.css';

/** One part under another, as far apart as two columns. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.layout.columns,
  alignContent: 'start',
});
/** An example at the measure of its page: its text is larger there. */
export const exhibit = style({ containerName: measure, containerType: 'inline-size' });
globalStyle(`${exhibit} > div`, { '@container': { [FULL]: { fontSize: theme.typography.body1.fontSize } } });
/** A part of an exhibit that has the measure of its page. */
const inFull = (selector: string, rule: object) =>
  globalStyle(`${exhibit} ${selector}`, { '@container': { [FULL]: rule } });
// Notes beside minutes, and the steps of a flow side by side.
inFull(`div:has(> .${notes})`, { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' });
inFull(`.${flow}`, { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' });
inFull(`.${step} + .${step}::before`, {
  bottom: 'calc(50% - 3px)',
  left: 'auto',
  right: '100%',
  width: theme.spacing(3),
  height: '6px',
});
/** A part of an exhibit that is too narrow for its places side by side. */
const inNarrow = (selector: string, rule: object) =>
  globalStyle(`${exhibit} ${selector}`, { '@container': { [exampleRoom.stacked]: rule } });
// What belongs to a place stands under it, and a risk under its words.
inNarrow(`.${place}`, { gridTemplate: 'none / minmax(0, 1fr)' });
inNarrow(`:has(> .${risk})`, { flexWrap: 'wrap' });
inNarrow(`.${rowWords}`, { flexBasis: `calc(100% - ${theme.spacing(10)})` });
inNarrow(`.${risk}`, { marginLeft: theme.spacing(9) });
// The note of the fact that decides stands beside it.
globalStyle(`${column} .${fact}:first-child`, {
  '@container': { [factRoom.thirds]: { display: 'grid', gridTemplateColumns: 'subgrid', alignItems: 'baseline' } },
});
globalStyle(`${column} .${fact}:first-child > dt`, { '@container': { [factRoom.thirds]: { gridColumn: '1 / -1' } } });
