import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { fits, forcedColours } from '../../theme/media';
import { page } from '../../theme/page';
import { sheet } from '../../ui/layout.css';

const year = { display: 'grid', gridTemplateColumns: '190px minmax(0, 1fr)' };

/** Shown where twelve months and their labels fit; elsewhere the table is enough. */
export const whereItFits = style({
  display: 'none',
  '@container': { [fits('wide')]: { display: 'block', marginBottom: page.section } },
});
export const timeline = style([sheet, { padding: theme.spacing(0, 5, 5) }]);
export const months = style(year);
export const lane = style({ ...year, borderTop: `1px solid ${theme.vars.palette.divider}` });
export const name = style({
  gridColumn: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  paddingRight: theme.spacing(3.5),
  fontWeight: 680,
  fontSize: '1rem',
  lineHeight: 1.2,
});
/** A bar that runs on after the twelve months is cut off at their end. */
export const days = style({ gridColumn: 2, width: '100%', height: '4.75rem', overflow: 'hidden' });
export const monthLabels = style([days, { height: '3.25rem' }]);
export const month = style({ stroke: theme.vars.palette.divider, strokeWidth: 1 });
const text = {
  fill: theme.vars.palette.text.primary,
  fontSize: theme.typography.body2.fontSize,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
};
export const monthName = style({ ...text, fontWeight: 700 });
export const label = style({ ...text, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const block = style({
  stroke: theme.vars.palette.text.primary,
  strokeWidth: 2,
  selectors: { '&[data-state="full"]': { strokeDasharray: '6 5' } },
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
