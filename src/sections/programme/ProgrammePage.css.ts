import { style } from '@vanilla-extract/css';
import { down, print } from '../../theme/media';
import { space } from '../../theme/tokens';
import { inlinePadding } from '../../ui/Button/Button.css';
import { footEdge, footHeight, footSpace, spare } from './ProgrammeCard.css';

const offPaperRule = { '@media': { [print]: { display: 'none !important' } } };

/** Closer on a small screen, where a programme has many bands (S2-91). */
export const band = style({ '@media': { [`screen and ${down('md')}`]: { vars: { '--section': space(7) } } } });
/** Fees on paper stay in one piece. */
export const fees = style([band, { '@media': { [print]: { breakInside: 'avoid' } } }]);
/** An upcoming programme has nothing beside its questions: on paper they take two columns. */
export const questions = style({ '@media': { [print]: { columns: 2, columnGap: '22pt' } } });
export const ask = style([
  { alignSelf: 'flex-start', '@media': { [down('md')]: { vars: { [inlinePadding]: space(4) } } } },
  offPaperRule,
]);
/** Closely set on a small screen: names, times and fees alone. */
export const related = style({
  '@media': {
    [down('sm')]: { gap: space(2.5), vars: { [spare]: 'none', [footSpace]: '0', [footEdge]: '0', [footHeight]: '0' } },
  },
});
export const offPaper = style([band, offPaperRule]);
