import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { between, down, oneColumn, page, up } from '../../theme/media';
import * as surface from '../../theme/surface.css';
import { inlinePadding } from '../../ui/Button/Button.css';
import { container } from '../../ui/layout.css';
import { wideArt } from './HeroLesson.css';

export const band = style({ position: 'relative', overflow: 'hidden' });
export const columns = style([
  container,
  {
    ...oneColumn(theme.spacing(4)),
    paddingTop: 'clamp(16px, 4vw, 64px)',
    '@media': {
      // The image runs to the window's edge, so the column's edge is calculated.
      [up('md')]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        maxWidth: 'none',
        paddingBlock: 0,
        paddingRight: 0,
        paddingLeft: `max(${page.gutter}, (100vw - ${theme.layout.content}) / 2)`,
        // From the top: what is parsed later moves nothing.
        gridTemplateRows: 'auto 1fr',
        gap: `${theme.spacing(5.5)} clamp(24px, 3vw, 48px)`,
        // The height of the lesson, which is parsed later.
        minHeight: '486px',
      },
      [up('lg')]: { minHeight: '532px' },
      [up('nav')]: { minHeight: '564px' },
      [up('xl')]: { minHeight: `calc(${wideArt} * 3 / 5 + 114px)` },
      [up('xxl')]: { minHeight: `calc(${wideArt} / 2 + 114px)` },
    },
  },
]);
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
  maxWidth: '620px',
  paddingBlock: theme.spacing(1, 4),
  // Applying has its colour on every page, in an outline here.
  vars: { [surface.outlined]: theme.vars.palette.apply.main, [surface.outlinedHover]: theme.vars.palette.tint.rose },
  '@media': {
    [up('md')]: { gap: theme.spacing(5.5), paddingBlock: theme.spacing(0, 7) },
    [up('nav')]: { paddingBottom: theme.spacing(8) },
  },
});
/** Two lines while the image beside it is large. */
export const heading = style({
  maxWidth: '620px',
  '@media': {
    [up('md')]: { paddingTop: theme.spacing(7) },
    [up('nav')]: { paddingTop: theme.spacing(8) },
    // At 200 % text its longest line still fits beside the image.
    [between('md', 'nav')]: { fontSize: 'clamp(min(3.05rem, 10vw), 7.4vw, 4.4rem)' },
    [between('nav', 'wide')]: { fontSize: '3.6rem' },
  },
});
/** Both actions fit on one line of a phone, and beside the image. */
export const action = style({
  '@media': {
    [down('small')]: { flex: 'auto', vars: { [inlinePadding]: theme.spacing(2.5) } },
    [between('md', 'lg')]: { vars: { [inlinePadding]: theme.spacing(5) } },
  },
});
/** Pulled up: its box is taller than its text. Two lines fit, so a longer date moves nothing. */
export const openLesson = style({ '@media': { [up('md')]: { marginTop: theme.spacing(-2.5) } }, lineHeight: 1.25 });
/** A number the centre is known by stays on one line. */
export const number = style({ display: 'inline-block', marginRight: theme.spacing(4) });
