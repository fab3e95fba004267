import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { STACKED } from '../common/StackingTable.css';
import { kind } from '../programme/ProgrammeName.css';

export const header = style({ marginBottom: 'clamp(28px, 4vw, 48px)' });
/** Programmes have the same height with and without a category line, so that the links' hit areas do not overlap. */
export const programmes = style({ display: 'grid', gap: theme.spacing(3) });
export const programme = style({ display: 'grid', alignContent: 'center', minHeight: theme.size.sm });
/** In a stacked row each value has the whole width, under its label. */
export const row = style({});
globalStyle(`${row} > td`, { '@container': { [STACKED]: { display: 'block', gridColumn: '1 / -1' } } });
globalStyle(`${row} > td::before`, { '@container': { [STACKED]: { display: 'block' } } });
// The kind stands beside the name.
globalStyle(`${row} .${kind}`, { '@container': { [STACKED]: { display: 'inline' } } });
