import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { down, print } from '../../theme/media';
import { inlinePadding } from '../../ui/Button/Button.css';
import { spaceAbove } from '../../ui/Section/Section.css';
import { extraDisplay, footEdge, footHeight, footSpace } from './ProgrammeCard.css';

const offPaperRule = { '@media': { [print]: { display: 'none !important' } } };

/** Less padding on a small screen, where a programme has many bands (S2-91). */
export const long = style({
  '@media': {
    [`screen and ${down('md')}`]: { vars: { '--section': theme.spacing(6) } },
    [print]: { vars: { '--section': '3.5pt' } },
  },
});
/** On paper a band stays together, but for the curriculum, whose rows do. */
export const band = style([long, { '@media': { [print]: { breakInside: 'avoid' } } }]);
/** Goes on with the band above it, on the same surface. */
export const next = style([band, { vars: { [spaceAbove]: '0px' } }]);
/** Fees do not break across printed pages. */
export const fees = style([band, { '@media': { [print]: { breakInside: 'avoid' } } }]);
/** Questions of an upcoming programme fill two columns in print: nothing stands beside them. */
export const questions = style({ '@media': { [print]: { columns: 2, columnGap: '22pt' } } });
export const ask = style([
  { alignSelf: 'flex-start', '@media': { [down('md')]: { vars: { [inlinePadding]: theme.spacing(4) } } } },
  offPaperRule,
]);
/** Related programmes are compact on a small screen: names, times and fees only. */
export const related = style({
  '@media': {
    [down('sm')]: {
      gap: theme.spacing(2.5),
      vars: { [extraDisplay]: 'none', [footSpace]: '0', [footEdge]: '0', [footHeight]: '0' },
    },
  },
});
export const offPaper = style([band, offPaperRule]);
