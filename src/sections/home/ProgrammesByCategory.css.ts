import { globalStyle, style } from '@vanilla-extract/css';
import type { Family } from '../../catalogue/schema';
import { theme } from '../../theme';
import { down, noScript, print, up } from '../../theme/media';

const PHONE = `screen and ${down('sm')}`;

/** A phone shows the first card in its first view or just below. */
export const band = style({ '@media': { [PHONE]: { vars: { '--section': theme.spacing(5) } } } });
globalStyle(`${band} h2`, { '@media': { [PHONE]: { marginBottom: theme.spacing(-3) } } });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2.5),
  minWidth: 0,
  margin: theme.spacing(0, 0, 7),
  padding: 0,
  border: 0,
  '@media': {
    [PHONE]: { marginBottom: theme.spacing(4) },
    [print]: { display: 'none' },
  },
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
/** One card of each category on a phone, whose other cards a press brings. Without scripts all are there. */
export const collapsed = style({});
const FAMILIES: Family[] = ['protea', 'pincushion', 'erica', 'restio'];
const later = FAMILIES.map((family) => `li:has(> [data-family=${family}])`).map(
  (card) => `${collapsed} > ${card} ~ ${card}`,
);
globalStyle(later.join(', '), { '@media': { [`${PHONE} and (scripting: enabled)`]: { display: 'none' } } });
export const showAll = style({
  width: '100%',
  minHeight: theme.size.lg,
  marginTop: theme.spacing(4),
  '@media': { [up('sm')]: { display: 'none' }, [noScript]: { display: 'none' }, [print]: { display: 'none' } },
});
