import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
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
