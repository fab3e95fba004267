import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../theme';
import { grid } from '../../../theme/media';

export const needs = style({ display: 'grid', gap: theme.spacing(2) });
export const result = style({ ...grid(theme.spacing(1.5)), fontSize: theme.typography.body2.fontSize });
/** The programme's bloom and what it says. */
export const complete = style({ display: 'flex', alignItems: 'center', gap: theme.spacing(3) });
/** As many side by side as have room, with the headings on one line: what opens in one moves nothing in another. */
export const columns = style({
  ...grid(theme.spacing(5, 10)),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  alignItems: 'baseline',
});
globalStyle(`${columns} > div > h3`, { ...theme.typography.h2, fontSize: theme.layout.minorHeading });
