import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import {
  barRoom,
  between,
  down,
  forcedColours,
  highlight,
  noScript,
  page,
  pressTarget,
  print,
  tooShortForSticky,
  up,
  withScripts,
} from '../../theme/media';
import { inlinePadding } from '../../ui/Button/Button.css';
import { iconSize } from '../../ui/Icon/Icon.css';
import { nameDisplay, nameSize } from './Brand.css';

const { duration, easing } = theme.transitions;
/** Without scripts a small screen shows every link in the bar, on several lines. */
const smallWithoutScript = `${noScript} and ${down('md')}`;

export const bar = style({
  position: 'sticky',
  top: page.promotionBar,
  zIndex: theme.zIndex.navigation,
  containerType: 'inline-size',
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  transition: `transform ${duration.standard}ms ${easing.easeInOut}`,
  selectors: {
    // The hidden bar moves up by the promotion bar's height as well, so that neither covers the other's content.
    '&[data-hidden=true]': { transform: `translateY(calc(-100% - 2 * ${page.promotionBar}))` },
  },
  '@media': {
    [down('md')]: { top: 0 },
    [tooShortForSticky]: { position: 'relative', top: 0, selectors: { '&[data-hidden=true]': { transform: 'none' } } },
    // On paper, the bar is the letterhead: the centre's logo and name, over a rule.
    [print]: { position: 'static', marginBottom: '9pt', transform: 'none !important' },
  },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '76px',
  '@media': {
    [up('nav')]: { columnGap: theme.spacing(1) },
    [down('nav')]: { vars: { [inlinePadding]: theme.spacing(3.5) } },
    [between('md', 'nav')]: { vars: { '--gutter': theme.size.md } },
    [between('md', 'lg')]: { vars: { [nameDisplay]: 'none', [inlinePadding]: theme.spacing(3) } },
    [down('md')]: {
      minHeight: '64px',
      vars: {
        '--gutter': theme.spacing(4),
        [nameDisplay]: 'block',
        [nameSize]: String(theme.typography.body1.fontSize),
      },
    },
    [smallWithoutScript]: { paddingBlock: theme.spacing(2) },
    [print]: { minHeight: theme.size.sm, vars: { '--gutter': '0px', [nameDisplay]: 'block' } },
  },
  '@container': { [barRoom.narrow]: { vars: { [nameDisplay]: 'none' } } },
});
export const brand = style({
  marginRight: 'auto',
  '@media': { [down('nav')]: { paddingRight: theme.spacing(2) }, [smallWithoutScript]: { width: '100%' } },
});
/** The two buttons of a small screen, and of large text, that open a panel. The second has its place before it is parsed. */
export const panelButtons = style({
  display: 'none',
  gridTemplateColumns: `auto ${theme.size.sm}`,
  alignItems: 'center',
  '@media': {
    [down('md')]: { display: 'grid' },
    [withScripts]: { '@container': { [barRoom.crowded]: { display: 'grid' } } },
    [smallWithoutScript]: { display: 'none' },
  },
});
/** Main links on the left, Log In and Join Now on the right. Not seen until all are parsed, as each moves those before it. */
export const wide = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  selectors: { [`&:not(:has(~ ${panelButtons}))`]: { visibility: 'hidden' } },
  '@media': {
    [up('nav')]: { columnGap: theme.spacing(1) },
    [down('md')]: { display: 'none' },
    // With larger text the bar is a phone's.
    [withScripts]: { '@container': { [barRoom.crowded]: { display: 'none' } } },
    [smallWithoutScript]: { display: 'flex' },
  },
});
export const rule = style({
  width: '1px',
  height: '28px',
  margin: theme.spacing(0, 2),
  background: theme.vars.palette.divider,
  '@media': { [down('nav')]: { display: 'none' } },
});
export const join = style({ '@media': { [down('nav')]: { marginLeft: theme.spacing(1.5) } } });
export const menuIcon = style({ vars: { [iconSize]: '1.625rem' } });

/** A link or button of the bar. */
export const barLink = style({
  ...pressTarget,
  gap: theme.spacing(1.5),
  padding: '0 13px',
  borderRadius: '12px 4px',
  color: theme.vars.palette.text.primary,
  fontWeight: 560,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { background: theme.vars.palette.tint.sage },
  selectors: {
    '&[aria-current]': {
      textDecoration: `underline 3px ${theme.vars.palette.apply.main}`,
      textUnderlineOffset: '.45em',
    },
    '&[aria-expanded=true]': {
      background: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
    '&[aria-expanded=true]:hover': { background: theme.vars.palette.primary.hover },
  },
  '@media': {
    // Between the two breakpoints every label just fits.
    [down('nav')]: {
      gap: '3px',
      padding: '0 clamp(6px, 1.5vw - 5.5px, 11px)',
      fontSize: theme.typography.body2.fontSize,
    },
    [down('md')]: { gap: theme.spacing(1), padding: theme.spacing(0, 2), fontSize: 'inherit' },
    [forcedColours]: { selectors: { '&[aria-expanded=true]': highlight } },
  },
});
/** Points up while its panel is open. */
export const chevron = style({ selectors: { [`${barLink}[aria-expanded=true] &`]: { transform: 'rotate(180deg)' } } });

const room = (viewport: string) => `calc(${viewport} - ${page.bars} - ${theme.spacing(4)})`;

/** Hangs from the bar, as wide as the page's content; overflow scrolls inside. */
export const panel = style({
  position: 'absolute',
  insetInline: page.gutter,
  top: '100%',
  maxWidth: theme.layout.content,
  maxHeight: [room('100vh'), room('100dvh')],
  marginInline: 'auto',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: theme.shape.leaf.md,
  borderTopLeftRadius: 0,
  borderTopRightRadius: 0,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.float,
  textAlign: 'left',
  '@media': {
    [down('md')]: { display: 'none' },
    // On a very low screen the panel scrolls with the page, and so must the wheel.
    [tooShortForSticky]: { maxHeight: 'none', overscrollBehavior: 'auto' },
    [forcedColours]: { border: '2px solid CanvasText' },
  },
});
