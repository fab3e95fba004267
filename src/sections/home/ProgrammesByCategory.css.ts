import { globalStyle, style } from '@vanilla-extract/css';
import type { Family } from '../../catalogue/schema';
import { theme } from '../../theme';
import { down, grid, noScript, up, wrapping } from '../../theme/media';
import { h2Size } from '../../theme/surface.css';
import { soon } from '../../ui/Card/ProgrammeCard.css';
import { spaceAbove } from '../../ui/Section/Section.css';

const PHONE = `screen and ${down('sm')}`;

/** A phone shows the first card in its first view or just below; the heading stands on one line. */
export const band = style({
  '@media': { [PHONE]: { vars: { [spaceAbove]: theme.spacing(4.5), [h2Size]: '1.75rem' } } },
});
globalStyle(`${band} h2`, { '@media': { [PHONE]: { marginBottom: theme.spacing(-1) } } });
export const chips = style({
  ...wrapping(theme.spacing(2.5)),
  marginBottom: theme.spacing(7),
  '@media': { [PHONE]: { gap: theme.spacing(1.5, 2), marginBottom: theme.spacing(4) } },
});
globalStyle(`${chips} > button`, { '@media': { [PHONE]: { flex: 'auto' } } });
export const count = style({ fontWeight: 500 });
/** Drawing of a chip: a phone has no room for it. */
export const cell = style({
  display: 'grid',
  width: '34px',
  height: '34px',
  padding: theme.spacing(1),
  borderRadius: '10px 3px',
  '@media': { [PHONE]: { display: 'none' } },
});
/** As many side by side as fit, each one column wide: a filter leaves them where they are. */
export const cards = style({
  ...grid(theme.spacing(5)),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
  '@media': { [down('sm')]: { gap: theme.spacing(3.5) } },
});
/**
 * A phone has one card of each category, a wider screen the first two that can be applied for; a press brings the others.
 * Without scripts all are there.
 */
export const collapsed = style({});
const ofFamily = (family: Family) => `li:has(> [data-family=${family}])`;
const FAMILIES: Family[] = ['protea', 'pincushion', 'erica', 'restio'];
const second = FAMILIES.map(ofFamily).map((card) => `${collapsed} > ${card} ~ ${card}`);
const third = FAMILIES.map(ofFamily).map((card) => `${collapsed} > ${card} ~ ${card} ~ ${card}`);
const upcoming = `${collapsed} > ${soon}`;
globalStyle(second.join(', '), { '@media': { [`${PHONE} and (scripting: enabled)`]: { display: 'none' } } });
globalStyle([...third, upcoming].join(', '), {
  '@media': { [`screen and ${up('sm')} and (scripting: enabled)`]: { display: 'none' } },
});
/** Links after the cards, side by side where there is room. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(8),
  marginTop: theme.spacing(4),
});
export const showAll = style({
  minHeight: theme.size.lg,
  '@media': { [PHONE]: { width: '100%' }, [noScript]: { display: 'none' } },
});
