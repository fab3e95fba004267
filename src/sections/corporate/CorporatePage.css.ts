import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { flow, notes, step } from '../programme/examples/kinds.css';
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
